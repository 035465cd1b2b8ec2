import type { SupportContent } from '../../content/files/support.ts';
import type { Text } from '../../language/text.ts';
import { untranslated } from '../../language/text.ts';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { SEARCH_EXAMPLE } from './search-words.ts';

/** Where a way leads: a URL, or the contact form with the beginning of a message. */
export type Lead = { words: Text } & ({ href: string; verbatim?: boolean } | { message: Text });

/** One way to get help, as a row of the table on /support. */
export interface Way {
  title: Text;
  hours: Text;
  description: Text;
  lead: Lead;
  /** Further words that a search finds it by. */
  topics?: Text;
}

/**
 * Who answers, with their hours (specification, section 9). Without a URL or a number in support.json, chat and phone
 * lead to the contact form.
 */
export function usePeople({ resources, contact, live_chat, phone }: SupportContent): Way[] {
  const t = useTranslate();
  const email = useFill()('{email}');
  return [
    {
      title: t(contact.email.title),
      hours: t(contact.email.hours),
      description: t(contact.email.description),
      lead: { words: email, href: `mailto:${email}`, verbatim: true },
    },
    {
      title: t(resources.live_chat.title),
      hours: t(contact.live_chat.hours),
      description: live_chat ? untranslated('') : t(contact.live_chat.description),
      lead: live_chat
        ? { words: t('Open the chat'), href: live_chat }
        : {
            words: t(resources.live_chat.button),
            message: t('Please open a chat with me about {product}.'),
          },
    },
    {
      title: t(contact.phone.title),
      hours: t(contact.phone.hours),
      description: phone ? untranslated('') : t(contact.phone.description),
      lead: phone
        ? { words: untranslated(phone), href: `tel:${phone.replace(/[^+\d]/g, '')}`, verbatim: true }
        : { words: t('Ask for a call'), message: t('Please call me about {product}. My number:') },
    },
  ];
}

/** What a visitor can read at any time. Without a URL in support.json, the community is that of Intel. */
export function useReading({ resources, community }: SupportContent): Way[] {
  const t = useTranslate();
  const { documentation, faq } = resources;
  const hours = t('Any time');
  return [
    {
      title: t(documentation.title),
      hours,
      description: t(documentation.description),
      topics: t(SEARCH_EXAMPLE),
      lead: { words: t(documentation.button), href: '/api' },
    },
    {
      title: t(faq.title),
      hours,
      description: t(faq.description),
      lead: { words: t(faq.button), href: '#faq' },
    },
    {
      title: t(resources.community.title),
      hours,
      description: community
        ? t('Where {product} users ask and answer questions.')
        : t(resources.community.description),
      lead: community
        ? { words: t('Visit the community'), href: community }
        : { words: t(resources.community.button), href: '/intel' },
    },
  ];
}
