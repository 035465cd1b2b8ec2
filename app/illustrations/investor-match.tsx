import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';

/** An example of narrowing; the last figure is the one that the pipeline's outreach names. */
const CRITERIA = [
  { by: 'Stage', what: 'Series A', left: '1,180' },
  { by: 'Sector', what: 'Industrial software', left: '212' },
  { by: 'Thesis', what: 'Leads rounds of $8 m to $12 m', left: '64' },
];

/** How a long list becomes a short one. */
export function InvestorMatch() {
  const t = useTranslate();
  return (
    <figure>
      <div className="tape-box">
        <table className="tape match">
          <thead>
            <tr>
              <th scope="col">{t('Matched by')}</th>
              <th scope="col">{t('Your round')}</th>
              <th scope="col">{t('Investors left')}</th>
            </tr>
          </thead>
          <tbody>
            {CRITERIA.map(({ by, what, left }) => (
              <tr key={by}>
                <th scope="row">{t(by)}</th>
                <td>{t(what)}</td>
                <td>
                  <Figure value={left} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        {t('Illustration with example figures. A match is a reason to write, not a promise of interest.')}
      </figcaption>
    </figure>
  );
}
