import { Fragment } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';
import { SheetTop } from './sheet.tsx';

/** Roles only. Who may open one draft, since when, and until when: days of October. */
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
    <Illustration drawing="sheet paper data" caption="Illustration with example dates.">
      <SheetTop name="Press release" draft="Draft 4, October 28" tag="Not for release" />
      <DataTable look="grants" head={[t('Role'), t('Access'), t('Given'), t('Ended')]}>
        {GRANTS.map(({ role, access, given, ended }) => (
          <Fragment key={role}>
            <tr className={ended && 'ended'}>
              <th scope="row">{t(role)}</th>
              <td>{t(access, { context: 'access' })}</td>
              <td>{t(given)}</td>
              <td>{ended ? t(ended) : '–'}</td>
            </tr>
            <tr className={ended && 'ended'} aria-hidden="true">
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden: the row above says it */}
              <td colSpan={4}>
                <svg viewBox="0 0 16 4" preserveAspectRatio="none">
                  <path d={`M${dayX(given)} 2H${ended ? dayX(ended) : 16}`} />
                </svg>
              </td>
            </tr>
          </Fragment>
        ))}
      </DataTable>
      <p className="bounds" aria-hidden="true">
        <span>{t('Oct 12')}</span> <span>{t('Oct 28')}</span>
      </p>
    </Illustration>
  );
}

/** The time of a row runs from the first access to the date of the draft. */
function dayX(date: string) {
  return Number(date.slice('Oct '.length)) - 12;
}
