import { useTranslate } from '../../language/use-translate.ts';
import { TwoColumns } from '../two-columns.tsx';
import type { Company, Panels } from './companies.ts';

/** What a company may say before an offering, and what it may not. */
export function BeforeAnOffering({ company, ...panel }: Panels['offering'] & { company: Company }) {
  const t = useTranslate();
  return (
    <section className="wrap section solutions offering">
      <h2>{t(panel.title)}</h2>
      <p className="lead">{t(panel.description)}</p>
      <TwoColumns start={panel.allowed} end={panel.not_allowed} />
      <p className="meta">{t(panel.note, { company: company.company_name })}</p>
    </section>
  );
}
