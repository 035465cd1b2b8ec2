import { plain } from '../../language/text.ts';
import { useId } from 'react';
import { annualPrice } from '../../content/figures.ts';
import type { PricingContent } from '../../content/files/pricing.ts';
import { useFormat } from '../../language/use-format.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';

type ComparisonProps = PricingContent['comparison'] & Pick<PricingContent, 'plans'>;

/** The columns (specification, section 2). A plan with the same id may give its own name. */
const COLUMNS = [
  { id: 'startup', name: 'Startup' },
  { id: 'growth', name: 'Growth' },
  { id: 'enterprise', name: 'Enterprise' },
] as const;

/** Which plan includes what, for the price of the chosen billing period. */
export function Comparison({ title, features, plans }: ComparisonProps) {
  const t = useTranslate();
  const titleId = useId();
  const columns = COLUMNS.map(({ id, name }) => {
    const plan = plans.find((one) => one.id === id);
    return { id, name: plan?.name || t(name), price: plan?.price };
  });
  return (
    <section className="wrap section comparison">
      <h2 id={titleId}>{title}</h2>
      <div className="compare-box">
        <table className="compare" aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('What a plan includes')}</span>
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              <td>{t('per month')}</td>
              {columns.map(({ id, price }) => (
                <td key={id}>
                  <ColumnPrice price={price} />
                </td>
              ))}
            </tr>
          </thead>
          {features.map(({ category, items }) => (
            <tbody key={plain(category)}>
              <tr>
                <th colSpan={4} scope="rowgroup">
                  {category}
                </th>
              </tr>
              {items.map((item, index) => (
                <tr key={plain(item.feature)}>
                  <th scope="row">{item.feature}</th>
                  {columns.map(({ id, name }) => (
                    <td
                      key={id}
                      data-plan={index === 0 ? name : undefined}
                      className={item[id] ? undefined : 'no'}
                    >
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

/** Nothing when the price in the file is wrong. */
function ColumnPrice({ price }: Partial<Pick<PricingContent['plans'][number], 'price'>>) {
  const t = useTranslate();
  const { money } = useFormat();
  if (typeof price !== 'number') return price === null && t('Custom');
  return (
    <>
      <bdi className="monthly">{money(price)}</bdi> <bdi className="annual">{money(annualPrice(price))}</bdi>
    </>
  );
}
