import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';
import { SheetTop } from './sheet.tsx';

/** Roles only. Who may open one draft, since when, and until when. */
const GRANTS = [
  { role: 'Finance', access: 'Edit', given: 'Oct 12' },
  { role: 'Communications', access: 'Edit', given: 'Oct 16' },
  { role: 'Legal', access: 'Review', given: 'Oct 21' },
  { role: 'Outside adviser', access: 'Read', given: 'Oct 16', ended: 'Oct 24' },
];

/** The list of those who may open a draft; an access that has ended stays on the list. */
export function AccessLedger() {
  const t = useTranslate();
  return (
    <Illustration drawing="sheet paper data" caption="Illustration with example figures.">
      <SheetTop name="Press release" draft="Draft 4, October 28" tag="Not for release" />
      <DataTable look="grants" head={['Role', 'Access', 'Given', 'Ended']}>
        {GRANTS.map(({ role, access, given, ended }) => (
          <tr key={role} className={ended && 'ended'}>
            <th scope="row">{t(role)}</th>
            <td>{t(access, { context: 'access' })}</td>
            <td>{t(given)}</td>
            <td>{ended ? t(ended) : '–'}</td>
          </tr>
        ))}
      </DataTable>
    </Illustration>
  );
}
