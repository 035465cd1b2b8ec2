import { useId, type ReactNode } from 'react';
import { annualPrice } from '../../content/figures.ts';
import type { PricingContent } from './content.ts';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useFormat } from '../../language/use-format.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import sectionSheet from '../../blocks/section.css?inline';
import comparisonSheet from './comparison.css?inline';
import foldsSheet from '../../blocks/folds.css?inline';

type ComparisonProps = Pick<PricingContent, 'comparison' | 'plans'>;

/** The first columns (requirement 2.37). A plan with the same id may give its own name; others follow. */
const COLUMNS = [
  { id: 'startup', name: 'Startup' },
  { id: 'growth', name: 'Growth' },
  { id: 'enterprise', name: 'Enterprise' },
];

/** The comparison of the plans with the prices of the chosen billing period. */
export function Comparison({ comparison, plans }: ComparisonProps) {
  useSheet('blocks', sectionSheet);
  useSheet('page', comparisonSheet);
  useSheet('blocks', foldsSheet);
  const t = useTranslate();
  const titleId = useId();
  const { title, features } = comparison;
  if (!plain(title) || features.length === 0) return null;
  const columns = [...COLUMNS, ...othersOf(plans)].map(({ id, name }) => {
    const plan = plans.find((one) => one.id === id);
    return { id, name: plan?.name || t(name), price: plan?.price, popular: plan?.popular };
  });
  const cells = (content: (column: (typeof columns)[number]) => ReactNode) =>
    columns.map((column) => (
      <td key={column.id} className={column.popular ? 'popular' : undefined}>
        {content(column)}
      </td>
    ));
  const table = (
    <table aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('What a plan includes')}</span>
          </th>
          {columns.map(({ id, name, popular }) => (
            <th key={id} scope="col" className={popular ? 'popular' : undefined}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          <td className="muted">{t('per month')}</td>
          {cells(({ price }) => (
            <ColumnPrice price={price} />
          ))}
        </tr>
      </thead>
      {features.map(({ category, items }) => (
        <tbody key={plain(category)}>
          <tr>
            <th colSpan={columns.length + 1} scope="rowgroup">
              {category}
            </th>
          </tr>
          {items.map((item) => (
            <tr key={plain(item.feature)}>
              <th scope="row">{item.feature}</th>
              {cells(({ id }) => (
                <Mark included={item[id] === true} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  return (
    <section className="wrap section comparison">
      <h2 id={titleId}>{title}</h2>
      <div className="folds">{table}</div>
    </section>
  );
}

/** For plans that editors have added. */
function othersOf(plans: PricingContent['plans']) {
  const others = plans.filter(({ id, name }) => id && plain(name) && !COLUMNS.some((one) => one.id === id));
  return [...new Map(others.map(({ id }) => [id, { id, name: '' }])).values()];
}

function Mark({ included }: { included: boolean }) {
  const t = useTranslate();
  return (
    <>
      <Icon name={included ? 'check' : 'cross'} className={included ? 'up' : 'muted'} />
      <span className="vh">{included ? t('Included') : t('Not included')}</span>
    </>
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
