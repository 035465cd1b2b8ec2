import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';
import { SEALWIRE } from './product.ts';

interface Rate {
  plan: string;
  figure?: string;
  /** English phrase, where no figure is fixed. */
  word?: string;
  unit: string;
  more?: string;
}

/** Requests (specification, section 9). */
const RATES: readonly Rate[] = [
  { plan: 'Free', figure: '100', unit: 'requests per hour' },
  { plan: 'Pro', figure: '10K', unit: 'requests per hour', more: 'All endpoints, webhook notifications' },
  { plan: 'Enterprise', word: 'Custom', unit: 'or unlimited, by agreement' },
];

const PLANS = [
  {
    title: 'Free plans',
    items: [
      {
        title: 'Monthly limits',
        description: 'Messages up to a limit each month. Ask us for the current figure.',
      },
    ],
  },
  {
    title: 'Paid plans',
    items: [
      { title: 'Unlimited messages', description: 'No monthly limit.' },
      { title: 'Priority support', description: 'Your questions come first.' },
      { title: 'Custom domains', description: 'Messages from a domain of your own.' },
    ],
  },
];

/** How many requests an hour may bring, and what the plans hold. */
export function Limits() {
  const t = useTranslate();
  return (
    <section className="wrap section limits">
      <h2>{t('Rate limits and plans')}</h2>
      <dl className="rates">
        {RATES.map(({ plan, figure, word, unit, more }) => (
          <div key={plan}>
            <dt>{t(plan)}</dt>
            <dd className={word ? 'rate rate-word' : 'rate'}>{word ? t(word) : figure}</dd>
            <dd>{t(unit)}</dd>
            {more && <dd>{t(more)}</dd>}
          </div>
        ))}
      </dl>
      <div className="twin">
        {PLANS.map(({ title, items }) => (
          <div key={title}>
            <h3>{t(title)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.title}>
                  <b>{t(item.title)}</b>
                  {t(item.description)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="ways">
        <MoreLink to="/contact">{t('Ask for a key or a price')}</MoreLink>
        <MoreLink to="/support">{t('{product} support', { product: SEALWIRE })}</MoreLink>
      </p>
    </section>
  );
}
