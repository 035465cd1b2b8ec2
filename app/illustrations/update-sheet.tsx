/* oxlint-disable react/jsx-no-literals -- the letter is English in every language (sheet.tsx) */
import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';
import { SheetRow, SheetTop } from './sheet.tsx';

/**
 * Cash fell by three months of burn: 7.40 less 3 × 0.40 is 6.20. 6.20 at 0.40 a month lasts 15.5. The other
 * changes are 3.10 on 2.70 and 0.40 on 0.45. Recompute when one of them changes.
 */
const FIGURES = [
  { what: 'Revenue', now: '$3.10M', before: '$2.70M', change: '+14.8%' },
  { what: 'Net burn per month', now: '$0.40M', before: '$0.45M', change: '−11.1%' },
  { what: 'Cash at quarter end', now: '$6.20M', before: '$7.40M', change: '−16.2%' },
];

/** The draft of a quarterly letter to investors: three figures, and a sentence that counsel corrected. */
export function UpdateSheet() {
  const t = useTranslate();
  return (
    <Illustration
      className="desk"
      drawing="sheet paper data"
      shows="Illustration: a confidential investor update for the third quarter, draft 2. Revenue $3.10 million, up from $2.70 million; net burn $0.40 million per month, down from $0.45 million; cash $6.20 million, down from $7.40 million, enough for 15.5 months. Finance has checked the figures. Legal has changed “signed” to “received a letter of intent” and asks for confirmation."
      caption="Illustration with example figures. We recommend legal and communications review before anything is sent."
    >
      <SheetTop name="Investor update, third quarter" draft="Draft 2" tag="Confidential" />
      <SheetRow
        title
        text={
          <>
            Revenue up <mark>14.8%</mark>, cash for <mark>15.5 months</mark>
          </>
        }
        from="Finance"
        remark="Agrees to the board deck. Months of cash: cash divided by this quarter’s monthly burn."
      />
      <DataTable look="sheet-figures" head={[t('Figure'), t('This quarter'), t('Last quarter'), t('Change')]}>
        {FIGURES.map(({ what, now, before, change }) => (
          <tr key={what}>
            <td>{t(what)}</td>
            {[now, before, change].map((figure) => (
              <td key={figure}>
                <Figure value={figure} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <SheetRow
        text={
          <>
            In September we <del>signed</del> <ins>received a letter of intent from</ins>{' '}
            <mark className="ask">our first customer in Canada.</mark> We will write again when it becomes a
            contract.
          </>
        }
        from="Legal"
        remark="A letter of intent is not a contract. Confirm the wording with the customer before it is sent."
        ask
      />
    </Illustration>
  );
}
