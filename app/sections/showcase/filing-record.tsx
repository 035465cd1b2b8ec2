import { DataTable } from '../../illustrations/data-table.tsx';
import { Illustration } from '../../illustrations/illustration.tsx';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SectionHead } from '../headings.tsx';
import type { Company, Panels } from './companies.ts';
import { edgarSearchFor } from './company-links.tsx';

/** Which forms make up a public company's year, and where its filings are found. */
export function FilingRecord({ company, ...panel }: Panels['filings'] & { company: Company }) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <SectionHead heading={panel.title} text={panel.description} />
      <Illustration className="panel ink" shows={panel.drawing} caption={panel.caption}>
        <ol className="pulls dates year">
          {panel.dates.map(({ date, form, covers }) => (
            <li key={date}>
              <b>{t(date)}</b>
              <bdi dir="ltr">{form}</bdi>
              <span>{t(covers)}</span>
            </li>
          ))}
        </ol>
      </Illustration>
      <div>
        <DataTable look="forms" head={['Form', 'What it contains', 'When it is due']}>
          {panel.forms.map(({ form, holds, due }) => (
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
