import { DataTable } from '../../illustrations/data-table.tsx';
import { Illustration } from '../../illustrations/illustration.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Panels } from './companies.ts';

/** Which forms make up a public company's year. */
export function FilingRecord(panel: Panels['filings']) {
  const t = useTranslate();
  return (
    <section className="about-field">
      <h2>{t(panel.title)}</h2>
      <p>{t(panel.description)}</p>
      <Illustration className="data" shows={panel.drawing} caption={panel.caption}>
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
    </section>
  );
}
