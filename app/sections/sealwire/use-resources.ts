import { CONTACT_FORM } from '../../contact/prefill.ts';
import { useContent } from '../../../rendering/page-content.tsx';
import type { Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { SEARCH_EXAMPLE } from './help.ts';
import { SEALWIRE } from './product.ts';

export interface Resource {
  title: Text;
  description: Text;
  /** Words that lead to it in a search beside those that it shows. */
  topics?: Text;
  /** A path of this site, a place on the page or an https address. */
  to: string;
  /** What the message on the contact page begins with. */
  message?: Text;
  way: Text;
}

/** The four resources of /support. A chat or a community without an address of its own has another way on. */
export function useResources(): Resource[] {
  const t = useTranslate();
  const { live_chat, community } = useContent('support.json').content;
  const product = { product: SEALWIRE };
  const chat = live_chat
    ? { description: t('24/7'), to: live_chat, way: t('Open the chat') }
    : {
        description: t('Tell us what it is about, and we open a chat with you.'),
        to: CONTACT_FORM,
        message: t('Please open a chat with me about {product}.', product),
        way: t('Ask for a chat'),
      };
  const people = community
    ? {
        description: t('Where people who use {product} ask and answer.', product),
        to: community,
        way: t('Visit the community'),
      }
    : {
        description: t('What we publish is in Intel, open to read and to follow by feed.'),
        to: '/intel',
        way: t('Read Intel'),
      };
  return [
    {
      title: t('Documentation'),
      description: t(
        'Seven endpoints with request and response, a quick start in curl and JavaScript, rate limits and plans.',
      ),
      topics: t(SEARCH_EXAMPLE),
      to: '/api',
      way: t('Read the API documentation'),
    },
    {
      title: t('FAQ'),
      description: t('Five questions, answered below.'),
      to: '#faq',
      way: t('Go to the answers'),
    },
    { title: t('Live Chat'), ...chat },
    { title: t('Community'), ...people },
  ];
}
