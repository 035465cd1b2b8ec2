import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';
import { SEALWIRE } from '../sealwire/product.ts';

const NAMES = { product: SEALWIRE };

const PLACES = [
  {
    about: 'Price',
    text: 'What each plan includes, monthly and annual prices, and the questions that are asked about them.',
    links: [{ to: '/pricing', words: 'Pricing' }],
  },
  {
    about: 'Messaging',
    text: '{product}, our blockchain-secured messaging service, has its own answers: support for those who write, documentation for those who build.',
    links: [
      { to: '/support', words: '{product} support' },
      { to: '/api', words: '{product} API' },
    ],
  },
  {
    about: 'Your data',
    text: 'What we keep, for how long, and the rights you have.',
    links: [
      { to: '/privacy-policy', words: 'Privacy Policy' },
      { to: '/data-processing', words: 'Data Processing' },
    ],
  },
  {
    about: 'Anything else',
    text: 'Email is answered within 24 hours.',
    links: [{ to: '/contact', words: 'Write to us' }],
  },
];

/** Where a question that is not among the six is answered. */
export function Elsewhere() {
  const t = useTranslate();
  return (
    <section className="wrap section elsewhere">
      <h2>{t('Not among the six?')}</h2>
      <dl>
        {PLACES.map(({ about, text, links }) => (
          <div key={about}>
            <dt>{t(about)}</dt>
            <dd>
              {t(text, NAMES)}
              <p className="ways">
                {links.map(({ to, words }) => (
                  <MoreLink key={to} to={to}>
                    {t(words, NAMES)}
                  </MoreLink>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
