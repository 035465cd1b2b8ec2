import { CONTACT_FORM } from '../../contact/contact-fields.ts';
import type { SupportContent } from './content.ts';
import { plain, untranslated } from '../../language/text.ts';
import { useFill, useTranslate } from '../../language/use-language.ts';
import { SEARCH_EXAMPLE } from './search-words.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Way } from './way-link.tsx';

/** One of the four resources, with its sign. */
interface Tile extends Way {
  icon: IconName;
}

/**
 * Who answers and when (requirement 9.11), and the four resources. A way without an address or number in support.json
 * leads to the contact form; the community is then that of Intel.
 */
export function useWays(content: SupportContent): { people: Way[]; tiles: Tile[] } {
  const t = useTranslate();
  const email = useFill()('{email}');
  const { resources, contact, live_chat, phone, community } = content;
  const ask = { href: CONTACT_FORM };
  const chat = live_chat
    ? { description: untranslated(''), words: t('Open the chat'), href: live_chat }
    : {
        ...ask,
        words: resources.live_chat.button,
        message: t('Please open a chat with me about {product}.'),
      };
  const call = phone
    ? {
        description: untranslated(''),
        words: untranslated(phone),
        href: `tel:${phone.replace(/[^+\d]/g, '')}`,
      }
    : { ...ask, words: t('Ask for a call'), message: t('Please call me about {product}. My number:') };
  const forum = community
    ? {
        description: t('Where {product} users ask and answer questions.'),
        words: t('Visit the community'),
        href: community,
      }
    : { words: resources.community.button, href: '/intel' };
  const any = { hours: t('Any time') };
  const { documentation, faq } = resources;
  const liveChat = { title: resources.live_chat.title, ...contact.live_chat, ...chat };
  return {
    people: [
      { ...contact.email, words: email, href: `mailto:${email}` },
      liveChat,
      { ...contact.phone, ...call },
    ],
    tiles: [
      {
        ...any,
        ...documentation,
        icon: 'document',
        words: documentation.button,
        href: '/api',
        topics: t(SEARCH_EXAMPLE),
      },
      { ...any, ...faq, icon: 'question', words: faq.button, href: '#faq' },
      { ...liveChat, icon: 'chat' },
      { ...any, ...resources.community, icon: 'people', ...forum },
    ],
  };
}

/** A way with plain strings, for an island. */
export function plainWay({ title, hours, description, words, href, message, topics }: Way): Way {
  return {
    title: plain(title),
    hours: plain(hours),
    description: plain(description),
    words: plain(words),
    href,
    message: message && plain(message),
    topics: topics && plain(topics),
  };
}
