import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';

interface Term {
  term: string;
  a: string;
  c: string;
  /** The better of the two costs more elsewhere: a person has to weigh it. */
  ask?: boolean;
}

/**
 * 10.0 of 50.0 and 11.0 of 55.0 are 20 %. At a sale for 60.0, A takes the larger of 10.0 and 20 % of 60.0; C takes
 * 11.0 and 20 % of the remaining 49.0. Recompute when one of them changes.
 */
const TERMS: readonly Term[] = [
  { term: 'Pre-money valuation', a: '$40.0 m', c: '$44.0 m' },
  { term: 'Investment', a: '$10.0 m', c: '$11.0 m' },
  { term: 'Stake', a: '20.0%', c: '20.0%' },
  {
    term: 'Liquidation preference',
    a: '1×, non-participating',
    c: '1×, participating',
    ask: true,
  },
  { term: 'Takes from a sale at $60 m', a: '$12.0 m', c: '$20.8 m', ask: true },
];

/** Two offers line by line, and the line that decides. */
export function TermSheets() {
  const t = useTranslate();
  return (
    <figure>
      <div className="tape-box">
        <table className="tape offers">
          <thead>
            <tr>
              <th scope="col">{t('Term')}</th>
              <th scope="col">{t('Fund A')}</th>
              <th scope="col">{t('Fund C')}</th>
            </tr>
          </thead>
          <tbody>
            {TERMS.map(({ term, a, c, ask }) => (
              <tr key={term}>
                <th scope="row">{t(term)}</th>
                <td>
                  <Figure value={a} />
                </td>
                <td className={ask ? 'ask' : undefined}>
                  <Figure value={c} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note ask data">
        <b>{t('Guidance')}</b>{' '}
        {t(
          'Fund C pays the higher price and takes the larger share of a modest sale. Ask it to drop or cap participation, then compare again.',
        )}
      </p>
      <figcaption>
        {t(
          'Illustration with example figures, later in the same round, before debt and other preferences. Terms are for your counsel to advise on.',
        )}
      </figcaption>
    </figure>
  );
}
