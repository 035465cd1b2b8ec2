import { Figure, FigureLabel } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { MoreLinks } from '../more-link.tsx';
import { TwoColumns } from '../two-columns.tsx';
import { SEALWIRE } from './product.ts';

/** Requests per hour (specification, section 9). Without a figure, the limit is agreed with the customer. */
const RATES = [
  { plan: 'Free', figure: '100', unit: 'requests per hour' },
  { plan: 'Pro', figure: '10K', unit: 'requests per hour', more: 'All endpoints, webhook notifications' },
  { plan: 'Enterprise', unit: 'or unlimited, by agreement' },
];

const FREE_PLANS = {
  title: 'Free plans',
  items: [
    {
      title: 'Monthly limits',
      description: 'Messages up to a limit each month. Ask us for the current figure.',
    },
  ],
};

const PAID_PLANS = {
  title: 'Paid plans',
  items: [
    { title: 'Unlimited messages', description: 'No monthly limit.' },
    { title: 'Priority support', description: 'Your questions come first.' },
    { title: 'Custom domains', description: 'Messages from a domain of your own.' },
  ],
};

const LINKS = [
  { to: '/contact', label: 'Ask for a key or a price' },
  { to: '/support', label: '{product} support' },
];

/** Rate limits, and what the plans include. */
export function Limits() {
  const t = useTranslate();
  return (
    <section className="wrap section limits">
      <h2>{t('Rate limits and plans')}</h2>
      <dl className="rates">
        {RATES.map(({ plan, figure, unit, more }) => (
          <div key={plan}>
            <dt>{t(plan)}</dt>
            <dd className={figure ? 'rate' : 'rate rate-word'}>
              {figure ? <Figure value={figure} /> : t('Custom', { context: 'limit' })}
            </dd>
            <dd>{figure ? <FigureLabel value={figure} label={unit} /> : t(unit)}</dd>
            {more && <dd>{t(more)}</dd>}
          </div>
        ))}
      </dl>
      <TwoColumns start={FREE_PLANS} end={PAID_PLANS} />
      <MoreLinks links={LINKS} values={{ product: SEALWIRE }} />
    </section>
  );
}
