import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';

/**
 * 10.0 of 50.0 and 11.0 of 55.0 are 20 %. At a sale for 60.0, A takes the larger of 10.0 and 20 % of 60.0; C takes
 * 11.0 and 20 % of the remaining 49.0. Recompute when one of them changes. `ask` marks a line that
 * people have to judge; `large` marks the result.
 */
const TERMS = [
  { term: 'Pre-money valuation', a: '$40.0M', c: '$44.0M' },
  { term: 'Investment', a: '$10.0M', c: '$11.0M' },
  { term: 'Stake', a: '20.0%', c: '20.0%' },
  { term: 'Liquidation preference', a: '1×, non-participating', c: '1×, participating', ask: true },
  { term: 'Proceeds from a $60M sale', a: '$12.0M', c: '$20.8M', ask: true, large: true },
];

/** Two offers compared line by line. */
export function TermSheets() {
  const t = useTranslate();
  return (
    <Illustration caption="Illustration with example figures, later in the same round, before debt and other preferences.">
      <DataTable look="offers" head={[t('Term'), t('Fund A'), t('Fund C')]}>
        {TERMS.map(({ term, a, c, ask, large }) => (
          <tr key={term} className={large ? 'large' : undefined}>
            <th scope="row">{t(term)}</th>
            <td>
              <Figure value={a} />
            </td>
            <td className={ask ? 'ask' : undefined}>
              <Figure value={c} />
            </td>
          </tr>
        ))}
      </DataTable>
      <p className="note ask data">
        <b>{t('Guidance')}</b>{' '}
        {t(
          'Fund C offers the higher valuation. Participation changes who receives what in a modest sale. Raise it with counsel.',
        )}
      </p>
    </Illustration>
  );
}
