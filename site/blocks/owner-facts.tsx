import type { OwnerContent, OwnerField } from '../content/files/owner.ts';
import { plain, untranslated, type Text } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { useContent } from '../page-context.ts';
import { Entries } from './entries.tsx';

/** The filled-in fields of owner.json among some. Renders nothing when all of them are empty. */
export function OwnerFacts({ fields }: { fields: readonly OwnerField[] }) {
  const labels = useLabels();
  const owner = useContent('owner');
  const entries = fields.flatMap((field) => {
    const lines = linesOf(owner[field]);
    const description = lines.map((line) => <div key={plain(line)}>{line}</div>);
    return lines.length > 0 ? [{ title: labels[field], description }] : [];
  });
  return entries.length > 0 && <Entries layout="facts" long entries={entries} />;
}

/** Whether the owner has filled in a field. */
export function useIsStated() {
  const owner = useContent('owner');
  return (field: OwnerField) => linesOf(owner[field]).length > 0;
}

/** Whether to show an editor's words that apply `unless` the owner has filled in a field. */
export function useStillOpen() {
  const isStated = useIsStated();
  return ({ unless }: { unless?: OwnerField | undefined }) => !unless || !isStated(unless);
}

function linesOf(value: OwnerContent[OwnerField]): Text[] {
  return [value]
    .flat()
    .filter(Boolean)
    .map((line) => (typeof line === 'string' ? untranslated(line) : line));
}

/** Translates every label, even hidden ones, so that translators see them before the owner fills in a field. */
function useLabels(): Record<OwnerField, Text> {
  const t = useTranslate();
  return {
    company_name: t('Legal name'),
    registration: t('Registration'),
    address: t('Address'),
    representatives: t('Representatives in the EU and the UK'),
    people: t('Management'),
    trial: t('Free trial'),
    certifications: t('Certifications'),
    encryption: t('Encryption'),
    sign_in: t('How users sign in'),
    hosting: t('Hosting'),
    models: t('AI models used'),
    ai_marking: t('Marking of AI text'),
    integrations: t('Integrations'),
    subprocessors: t('Subprocessors'),
    investor_sources: t('Sources of the investor database'),
    showcase_relation: t('Relation to {brand}'),
    showcase_payment: t('Payment'),
  };
}
