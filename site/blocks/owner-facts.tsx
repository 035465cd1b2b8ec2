import type { OwnerContent, OwnerField } from '../content/files/owner.ts';
import { mediumPath } from '../content/media/media.ts';
import { webUrl } from '../language/paths/destination.ts';
import { plain, untranslated, type Text } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { useContent, usePage } from '../page-context.ts';
import { EmailLink } from './email-link.tsx';
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

/** For journalists: whom to write to, and the files of the logo. */
export function Press() {
  const labels = useLabels();
  const { press, logo_files } = useContent('owner');
  const { media } = usePage().content;
  const files = logo_files.flatMap((file) => {
    const medium = media.get(file);
    const href = medium ? mediumPath(medium) : webUrl(file);
    return href ? [{ href, name: file.split('/').at(-1) ?? file }] : [];
  });
  if (!press && files.length === 0) return null;
  return (
    <p className="ways">
      <span>
        {labels.press} {press && <EmailLink address={press} />}
      </span>
      {files.length > 0 && (
        <span>
          {labels.logo_files}{' '}
          {files.flatMap(({ href, name }) => [
            <a key={href} href={href} download="" translate="no">
              {name}
            </a>,
            ' ',
          ])}
        </span>
      )}
    </p>
  );
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
    application: t('Sign in'),
    press: t('Press', { context: 'journalists' }),
    logo_files: t('Logo files'),
  };
}
