import type { ReactNode } from 'react';
import { ContactLink } from '../../contact/contact-link.tsx';
import type { SupportContent } from '../../content/files/support.ts';
import { ExternalLink } from '../../language/link.tsx';
import type { Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../more-link.tsx';

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
export function useResources({
  resources,
  live_chat,
  community,
}: Pick<SupportContent, 'resources' | 'live_chat' | 'community'>): Resource[] {
  const t = useTranslate();
  const texts = ({ title, description }: { title: string; description: string }) => ({
    title: t(title),
    description: t(description),
  });
  return [
    {
      ...texts(resources.documentation),
      topics: t(SEARCH_EXAMPLE),
      link: <MoreLink link="/api">{t(resources.documentation.button)}</MoreLink>,
    },
    {
      ...texts(resources.faq),
      link: (
        <a className="more" href="#faq">
          {t(resources.faq.button)}
          <Icon name="onward" />
        </a>
      ),
    },
    live_chat
      ? {
          title: t(resources.live_chat.title),
          description: t('24/7'),
          link: (
            <ExternalLink className="more" href={live_chat}>
              {t('Open the chat')}
            </ExternalLink>
          ),
        }
      : {
          ...texts(resources.live_chat),
          link: (
            <ContactLink className="more" message={t('Please open a chat with me about {product}.')}>
              {t(resources.live_chat.button)}
              <Icon name="onward" />
            </ContactLink>
          ),
        },
    community
      ? {
          title: t(resources.community.title),
          description: t('Where {product} users ask and answer questions.'),
          link: (
            <ExternalLink className="more" href={community}>
              {t('Visit the community')}
            </ExternalLink>
          ),
        }
      : {
          ...texts(resources.community),
          link: <MoreLink link="/intel">{t(resources.community.button)}</MoreLink>,
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
