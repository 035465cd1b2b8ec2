import type { ReactNode } from 'react';
import { ContactLink } from '../../contact/contact-link.tsx';
import { useContent } from '../../../rendering/page-content.tsx';
import { ExternalLink } from '../../language/link.tsx';
import type { Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../more-link.tsx';
import { SEALWIRE } from './product.ts';

/** The placeholder of the search field, so each of its words must be found. */
export const SEARCH_EXAMPLE = 'Wallet, limits, key';

interface Resource {
  title: Text;
  description: Text;
  /** Further words that a search finds it by. */
  topics?: Text;
  link: ReactNode;
}

/** The four resources of /support. Without a URL in support.json, chat and community lead elsewhere on the site. */
export function useResources(): Resource[] {
  const t = useTranslate();
  const { live_chat, community } = useContent('support.json').content;
  const product = { product: SEALWIRE };
  return [
    {
      title: t('Documentation'),
      description: t(
        'Seven endpoints with request and response, a quick start in curl and JavaScript, rate limits and plans.',
      ),
      topics: t(SEARCH_EXAMPLE),
      link: <MoreLink to="/api">{t('Read the API documentation')}</MoreLink>,
    },
    {
      title: t('FAQ'),
      description: t('Five questions, answered below.'),
      link: (
        <a className="more" href="#faq">
          {t('Go to the answers')}
          <Icon name="onward" />
        </a>
      ),
    },
    {
      title: t('Live Chat'),
      description: live_chat ? t('24/7') : t('Tell us what it is about, and we open a chat with you.'),
      link: live_chat ? (
        <ExternalLink className="more" href={live_chat}>
          {t('Open the chat')}
        </ExternalLink>
      ) : (
        <ContactLink className="more" message={t('Please open a chat with me about {product}.', product)}>
          {t('Ask for a chat')}
          <Icon name="onward" />
        </ContactLink>
      ),
    },
    {
      title: t('Community'),
      description: community
        ? t('Where people who use {product} ask and answer.', product)
        : t('What we publish is in Intel, open to read and to follow by feed.'),
      link: community ? (
        <ExternalLink className="more" href={community}>
          {t('Visit the community')}
        </ExternalLink>
      ) : (
        <MoreLink to="/intel">{t('Read Intel')}</MoreLink>
      ),
    },
  ];
}

/** On one ruled sheet of wide and narrow cells; a search leaves fewer of them. */
export function Resources({ resources }: { resources: readonly Resource[] }) {
  const t = useTranslate();
  if (resources.length === 0) return null;
  return (
    <section className="wrap" aria-label={t('Resources')}>
      <div className="mosaic resources">
        {resources.map(({ title, description, link }, index) => (
          <article className={index % 4 === 0 || index % 4 === 3 ? 'cell wide' : 'cell'} key={title}>
            <div className="cell-text">
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            {link}
          </article>
        ))}
      </div>
    </section>
  );
}
