import type { SupportContent } from '../../content/files/support.ts';
import { type Text, plain, type PlainText } from '../../language/text.ts';
import { untranslated } from '../../language/text.ts';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { SEARCH_EXAMPLE } from './search-words.ts';

/** Where a way leads: a URL, or the contact form with the beginning of a message. */
export type Lead = { words: Text } & ({ href: string; verbatim?: boolean } | { message: string });

/** One way to get help, as a row of the table on /support. */
export interface Way {
  title: Text;
  hours: Text;
  description: Text;
  lead: Lead;
  /** Further words that a search finds it by. */
  topics?: Text;
}

/** A way as JSON, for an island. */
export interface PlainWay {
  title: PlainText;
  description: PlainText;
  lead: Lead & { words: PlainText };
  topics?: PlainText;
}

export function plainWay({ title, description, lead, topics }: Way): PlainWay {
  return {
    title: plain(title),
    description: plain(description),
    lead: { ...lead, words: plain(lead.words) },
    topics: topics && plain(topics),
  };
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
      title: contact.email.title,
      hours: contact.email.hours,
      description: contact.email.description,
      lead: { words: email, href: `mailto:${email}`, verbatim: true },
    },
    {
      title: resources.live_chat.title,
      hours: contact.live_chat.hours,
      description: live_chat ? untranslated('') : contact.live_chat.description,
      lead: live_chat
        ? { words: t('Open the chat'), href: live_chat }
        : {
            words: resources.live_chat.button,
            message: plain(t('Please open a chat with me about {product}.')),
          },
    },
    {
      title: contact.phone.title,
      hours: contact.phone.hours,
      description: phone ? untranslated('') : contact.phone.description,
      lead: phone
        ? { words: untranslated(phone), href: `tel:${phone.replace(/[^+\d]/g, '')}`, verbatim: true }
        : { words: t('Ask for a call'), message: plain(t('Please call me about {product}. My number:')) },
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
      title: documentation.title,
      hours,
      description: documentation.description,
      topics: t(SEARCH_EXAMPLE),
      lead: { words: documentation.button, href: '/api' },
    },
    {
      title: faq.title,
      hours,
      description: faq.description,
      lead: { words: faq.button, href: '#faq' },
    },
    {
      title: resources.community.title,
      hours,
      description: community
        ? t('Where {product} users ask and answer questions.')
        : resources.community.description,
      lead: community
        ? { words: t('Visit the community'), href: community }
        : { words: resources.community.button, href: '/intel' },
    },
  ];
}
