import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';
import { SEALWIRE } from '../sealwire/product.ts';

const DUE = [
  { what: 'Results in a few weeks', to: '/solutions/public-companies', way: 'Earnings and filing dates' },
  {
    what: 'A letter to investors, none of it for the public',
    to: '/solutions/private-companies',
    way: 'Investor updates',
  },
  {
    what: 'A first talk with underwriters',
    to: '/solutions/ipo-preparation',
    way: 'Readiness and the quiet period',
  },
  {
    what: 'A deck, and no list of investors',
    to: '/solutions/fundraising',
    way: 'Matching and the five steps',
  },
  { what: 'A budget to defend', to: '/pricing', way: 'Plans and prices' },
  {
    what: 'An encrypted message, sent by your own systems',
    to: '/api',
    way: '{product} API',
  },
  { what: 'A question about {product}, our messaging service', to: '/support', way: '{product} support' },
];

/** For those who know what is due and not what they are. */
export function Finder() {
  const t = useTranslate();
  return (
    <section className="wrap section split">
      <div>
        <h2>{t('Or start from what is due')}</h2>
        <p>{t('One line each. If yours is missing, ask us.')}</p>
      </div>
      <dl className="finder">
        {DUE.map(({ what, to, way }) => (
          <div key={to}>
            <dt>{t(what, { product: SEALWIRE })}</dt>
            <dd>
              <MoreLink to={to}>{t(way, { product: SEALWIRE })}</MoreLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
