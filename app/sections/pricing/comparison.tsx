import { useId } from 'react';
import type { PricingContent } from '../../content/files/pricing.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';

type ComparisonProps = PricingContent['comparison'] & Pick<PricingContent, 'plans'>;

/** The columns (specification, section 2). A plan with the same id may give its own name. */
const COLUMNS = [
  { id: 'startup', name: 'Startup' },
  { id: 'growth', name: 'Growth' },
  { id: 'enterprise', name: 'Enterprise' },
] as const;

/** Which plan includes what. */
export function Comparison({ title, features, plans }: ComparisonProps) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section className="wrap section comparison">
      <h2 id={titleId}>{t(title)}</h2>
      <div className="compare-box">
        <table className="compare" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('What a plan includes')}</span>
              </th>
              {COLUMNS.map(({ id, name }) => (
                <th key={id} scope="col">
                  {t(plans.find((plan) => plan.id === id)?.name || name)}
                </th>
              ))}
            </tr>
          </thead>
          {features.map(({ category, items }) => (
            <tbody key={category}>
              <tr>
                <th colSpan={4} scope="rowgroup">
                  {t(category)}
                </th>
              </tr>
              {items.map((item) => (
                <tr key={item.feature}>
                  <th scope="row">{t(item.feature)}</th>
                  {COLUMNS.map(({ id }) => (
                    <td key={id} className={item[id] ? undefined : 'no'}>
                      <Icon name={item[id] ? 'check' : 'cross'} />
                      <span className="vh">{item[id] ? t('Included') : t('Not included')}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
