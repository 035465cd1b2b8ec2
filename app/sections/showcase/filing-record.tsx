import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { HeadRow } from '../../ui/head-row.tsx';
import type { Company, Panels } from './companies.ts';
import { edgarFormSearch } from './company-links.tsx';

/** Which forms make up a public company's year, when they are due, and where to read those of this company. */
export function FilingRecord({ company, ...panel }: Panels['filings'] & { company: Company }) {
  const t = useTranslate();
  const head = ['Form', 'What it contains', 'When it is due', 'SEC filings'];
  return (
    <section className="about-field">
      <h2>{panel.title}</h2>
      <p>{panel.description}</p>
      {panel.dates.length > 0 && <FilingYear {...panel} />}
      <table className="record filings">
        <HeadRow head={head.map((word) => t(word))} />
        <tbody>
          {panel.forms.map(({ form, holds, due }) => (
            <tr key={form}>
              <th scope="row">
                <bdi dir="ltr">{form}</bdi>
              </th>
              <td>{holds}</td>
              <td>{due}</td>
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

/** The dates, each on its day of its month. */
function FilingYear({ due, dates, caption }: Panels['filings']) {
  const t = useTranslate();
  return (
    <figure className="data filing-year">
      <figcaption>
        <p>
          <b>{due}</b>
        </p>
        <p>{caption}</p>
      </figcaption>
      <ol>
        {MONTHS.map((month) => {
          const inMonth = dates.filter(({ date }) => date.startsWith(month));
          if (inMonth.length === 0) {
            return (
              <li key={month} aria-hidden="true">
                {t(month)}
              </li>
            );
          }
          return (
            <li key={month} className="due">
              <span aria-hidden="true">{t(month)}</span>
              {inMonth.map(({ date, form, covers }) => (
                <p key={date}>
                  {/* Moves the mark to its day: the width is the share of the month that is over. */}
                  <svg width={`${Math.round(((dayOf(date) - 0.5) / 31) * 100)}%`} aria-hidden="true" />
                  <span>
                    <b>
                      <bdi>{t(date)}</bdi>
                    </b>{' '}
                    <span>
                      <bdi dir="ltr">{form}</bdi> <bdi>{covers}</bdi>
                    </span>
                  </span>
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

function dayOf(date: string): number {
  return Number(/\d+/.exec(date)?.[0] ?? 0);
}

/** The dates of the content begin with these names. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
