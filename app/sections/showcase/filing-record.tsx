import { DataTable } from '../../illustrations/data-table.tsx';
import { Illustration } from '../../illustrations/illustration.tsx';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SectionHead } from '../headings.tsx';
import type { Company } from './companies.ts';
import { edgarSearchFor } from './company-links.tsx';

/**
 * Due dates of 2027 for a domestic issuer with a calendar year that is not an accelerated filer: 90 days for
 * Form 10-K, 45 for Form 10-Q (17 CFR 249.310, 249.308a); May 15 and August 14 are Saturdays and November 14 a
 * Sunday, so the next business day counts (17 CFR 240.0-3).
 */
const YEAR = [
  { date: 'Mar 31', form: '10-K', covers: 'the year before' },
  { date: 'May 17', form: '10-Q', covers: 'first quarter' },
  { date: 'Aug 16', form: '10-Q', covers: 'second quarter' },
  { date: 'Nov 15', form: '10-Q', covers: 'third quarter' },
];

const FORMS = [
  {
    form: '10-K',
    holds: 'Annual report: audited statements, the business, its risks',
    due: '60, 75 or 90 days after the fiscal year, by class of filer',
  },
  {
    form: '10-Q',
    holds: 'Quarterly report: reviewed, unaudited statements of the first three quarters',
    due: '40 or 45 days after the quarter',
  },
  {
    form: '8-K',
    holds: 'Current report: the events that the form names',
    due: 'Most within four business days',
  },
];

/** Which forms make up a public company's year, and where its filings are found. */
export function FilingRecord({ company }: { company: Company }) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <SectionHead
        heading="The filings are the first source"
        text="A domestic company listed on a US exchange reports to the SEC. Its reports stand in EDGAR, dated, complete and free to read."
      />
      <Illustration
        className="panel ink"
        shows="Illustration: the periodic reports of 2027 for a domestic issuer with a calendar year that is not an accelerated filer. Form 10-K March 31, Form 10-Q May 17, August 16 and November 15."
        caption="Illustration: latest dates in 2027 for a domestic issuer with a calendar year that is not an accelerated filer. Which class and which year hold for a company, its filings say."
      >
        <ol className="pulls dates year">
          {YEAR.map(({ date, form, covers }) => (
            <li key={date}>
              <b>{t(date)}</b>
              <bdi dir="ltr">{form}</bdi>
              <span>{t(covers)}</span>
            </li>
          ))}
        </ol>
      </Illustration>
      <div>
        <DataTable look="forms" head={['Form', 'What it holds', 'When it is due']}>
          {FORMS.map(({ form, holds, due }) => (
            <tr key={form}>
              <th scope="row">
                <bdi dir="ltr">{form}</bdi>
              </th>
              <td>{t(holds)}</td>
              <td>{t(due)}</td>
            </tr>
          ))}
        </DataTable>
        <p className="company-links">
          <ExternalLink
            className={buttonClass({ look: 'line', small: true })}
            href={edgarSearchFor(company.company_name)}
          >
            {t('Search EDGAR for {company}', { company: company.company_name })}
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}
