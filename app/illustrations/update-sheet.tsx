import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { ENGLISH } from './example-draft.tsx';
import { EXAMPLE_UPDATE } from './example-update.tsx';

/**
 * Cash fell by three months of burn: 7.40 less 3 × 0.40 is 6.20. 6.20 at 0.40 a month lasts 15.5. The other
 * changes are 3.10 on 2.70 and 0.40 on 0.45. Recompute when one of them changes.
 */
const FIGURES = [
  { what: 'Revenue', now: '$3.10 m', before: '$2.70 m', change: '+14.8%' },
  { what: 'Net burn a month', now: '$0.40 m', before: '$0.45 m', change: '−11.1%' },
  { what: 'Cash at quarter end', now: '$6.20 m', before: '$7.40 m', change: '−16.2%' },
];

/** A quarterly letter to investors, still a draft: three figures, one sentence that counsel has stopped. */
export function UpdateSheet() {
  const t = useTranslate();
  return (
    <figure className="desk">
      <div
        className="sheet paper data"
        role="img"
        aria-label={t(
          'Illustration: a confidential investor update for the third quarter, draft 2. Revenue $3.10 million after $2.70 million, net burn $0.40 million a month after $0.45 million, cash $6.20 million after $7.40 million, enough for 15.5 months. Finance has agreed the figures. Legal has replaced signed by letter of intent and asks for a check.',
        )}
      >
        <p className="sheet-top">
          <b>{t('Investor update, third quarter')}</b>
          <span>{t('Draft 2')}</span>
          <span className="tag">{t('Confidential')}</span>
        </p>
        <div className="sheet-row">
          <p className="sheet-title" {...ENGLISH}>
            {EXAMPLE_UPDATE.headline}
          </p>
          <p className="note">
            <b>{t('Finance')}</b>{' '}
            {t('Agrees to the board pack. Months of cash: cash divided by this quarter’s burn.')}
          </p>
        </div>
        <div className="tape-box">
          <table className="tape sheet-figures">
            <thead>
              <tr>
                <th>{t('Figure')}</th>
                <th>{t('This quarter')}</th>
                <th>{t('Last quarter')}</th>
                <th>{t('Change')}</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
        <div className="sheet-row">
          <p className="sheet-text" {...ENGLISH}>
            {EXAMPLE_UPDATE.sentence}
          </p>
          <p className="note ask">
            <b>{t('Legal')}</b>{' '}
            {t(
              'A letter of intent is not a contract. Confirm the wording with the customer before it is sent.',
            )}
          </p>
        </div>
      </div>
      <figcaption>
        {t(
          'Illustration with example figures. We recommend legal and communications review before anything is sent.',
        )}
      </figcaption>
    </figure>
  );
}
