import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { HeadRow } from '../../ui/head-row.tsx';
import type { Company, Panels } from './companies.ts';
import { edgarFormSearch } from './company-links.tsx';

/** Which forms make up a public company's year, when they are due, and where to read those of this company. */
export function FilingRecord({ company, ...panel }: Panels['filings'] & { company: Company }) {
  const t = useTranslate();
  const head = ['Form', 'What it contains', 'When it is due', panel.due, 'SEC filings'];
  return (
    <section className="about-field">
      <h2>{t(panel.title)}</h2>
      <p>{t(panel.description)}</p>
      <p className="data filings-note">{t(panel.caption)}</p>
      <table className="record filings">
        <HeadRow head={head.map((word) => t(word))} />
        <tbody>
          {panel.forms.map(({ form, holds, due }) => (
            <tr key={form}>
              <th scope="row">
                <bdi dir="ltr">{form}</bdi>
              </th>
              <td>{t(holds)}</td>
              <td>{t(due)}</td>
              <td data-head={t(panel.due)}>
                <FormDates dates={panel.dates.filter((date) => date.form === form)} />
              </td>
              <td>
                <ExternalLink href={edgarFormSearch(company, form)}>
                  {t('{form} filings on EDGAR', { form })}
                </ExternalLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FormDates({ dates }: Pick<Panels['filings'], 'dates'>) {
  const t = useTranslate();
  if (dates.length === 0) return null;
  return (
    <ul className="data">
      {dates.map(({ date, covers }) => (
        <li key={date}>
          <b>{t(date)}</b>
          <span>{t(covers)}</span>
        </li>
      ))}
    </ul>
  );
}
