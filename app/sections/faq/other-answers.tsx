import { useTranslate } from '../../language/use-translate.ts';
import { MoreLinks } from '../more-link.tsx';
import { SEALWIRE } from '../sealwire/product.ts';

const NAMES = { product: SEALWIRE };

const TOPICS = [
  {
    about: 'Price',
    text: 'What each plan includes, monthly and annual prices, and the questions that are asked about them.',
    links: [{ to: '/pricing', label: 'Pricing' }],
  },
  {
    about: 'Messaging',
    text: '{product}, our blockchain-secured messaging service, has its own answers: support for those who write, documentation for those who build.',
    links: [
      { to: '/support', label: '{product} support' },
      { to: '/api', label: '{product} API' },
    ],
  },
  {
    about: 'Your data',
    text: 'What we keep, for how long, and the rights you have.',
    links: [
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/data-processing', label: 'Data Processing' },
    ],
  },
  {
    about: 'Anything else',
    text: 'Email is answered within 24 hours.',
    links: [{ to: '/contact', label: 'Write to us' }],
  },
];

/** Where to find answers that are not on this page. */
export function OtherAnswers() {
  const t = useTranslate();
  return (
    <section className="wrap section elsewhere">
      <h2>{t('Not among the six?')}</h2>
      <dl>
        {TOPICS.map(({ about, text, links }) => (
          <div key={about}>
            <dt>{t(about)}</dt>
            <dd>
              {t(text, NAMES)}
              <MoreLinks links={links} values={NAMES} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
