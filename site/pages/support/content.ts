import * as v from 'valibot';
import {
  defineContent,
  listOf,
  filled,
  group,
  httpsUrl,
  list,
  matching,
  text,
} from '../../content/schema.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { hero, question, seo, titled } from '../../content/files/titled.ts';

const title = filled('The name of the row.');
const description = text('What to expect. Chat and telephone: shown while no address or number is set.');
const hours = text('When somebody answers.');
const button = filled('What its link says.');

/** The page /support. Where an address or number is empty, the page leads to the contact form or to Intel. */
export const supportContent = defineContent(
  'support.json',
  {
    seo,
    hero,
    live_chat: httpsUrl(
      'The page on which the live chat opens; it must begin with https://. Empty: visitors ask for a chat through the contact form.',
    ),
    community: httpsUrl(
      'The page of the community; it must begin with https://. Empty: the row leads to Intel.',
    ),
    phone: v.optional(
      matching(
        /^$|^\+?[\d ().-]{5,30}$/,
        'a telephone number such as +1 561 555 0100',
        'The number that is answered during business hours, as readers see it: +1 561 555 0100. Empty: visitors ask for a call through the contact form.',
      ),
      '',
    ),
    resources: group({
      documentation: group({ title, description, button }),
      faq: group({ title, description, button }),
      live_chat: group({ title, button }),
      community: group({ title, description, button }),
    }),
    faq: titled('Heading of the questions.', 'One sentence under it.', {
      items: list(question, 'The questions.'),
    }),
    contact: group({
      title: filled('Heading of the three ways to reach a person.'),
      email: group({ title, hours, description }),
      live_chat: group({ hours, description }),
      phone: group({ title, hours, description }),
    }),
    emergency: group({
      figure: text('The hours: "24/7".'),
      title: filled('Heading.'),
      description: text('One or two sentences.'),
    }),
    status: group({
      title: filled('Heading of the services.'),
      services: listOf('The services. Nothing is measured: what is written here is shown.', {
        name: filled('The service.'),
        state: filled('How it is: "Operational".'),
      }),
      note: text('The line under them.'),
    }),
  },
  { figures: ({ faq }) => ({ answers: faq.items.length }) },
);

export type SupportContent = TranslatedContent<typeof supportContent>;
