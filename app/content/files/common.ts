import * as v from 'valibot';
import { defineContent, filled, group, list, text, type ContentOf } from '../schema.ts';

/** Empty, a path of this site, or an https URL. Browsers take `//host` and `/\\host` for other sites. */
const LINK = /^$|^\/(?![/\\])\S*$|^https:\/\/\S+$/;

const link = group({
  label: text('', 'What the link says.'),
  link: v.optional(
    v.pipe(
      v.string(),
      v.regex(LINK, 'a path of this site (/about) or an address that begins with https://'),
      v.description(
        'Where it leads: a path of this site (/about) or an address that begins with https://. Left out or empty: the site looks it up by the label, and a label that it does not know leads to #.',
      ),
    ),
  ),
});

/** The brand, the menu and the footer: on every page. */
export const commonContent = defineContent('common.json', {
  branding: group({
    name: filled('Forthright', 'The name of the platform. Every {brand} in every text becomes this.'),
    description: text(
      'Investor relations and corporate communications, drafted by AI, approved by people.',
      'One sentence under the name in the footer, and the description that search engines show for pages without their own.',
    ),
  }),
  navigation: group({
    main_menu: list(
      link,
      ['Home', 'About', 'Solutions', 'Showcase', 'Intel', 'FAQ', 'Contact'].map((label) => ({ label })),
      'The links of the header and of the mobile menu, in their order.',
    ),
  }),
  footer: group({
    sections: group({
      platform: group({
        title: filled('Platform', 'Heading of the first column of links.'),
        links: list(
          link,
          ['Home', 'Showcase', 'FAQ'].map((label) => ({ label })),
          'Links of the first column.',
        ),
      }),
      solutions: group({
        title: filled('Solutions', 'Heading of the second column of links.'),
        links: list(
          link,
          ['Public Companies', 'Private Companies', 'IPO Preparation'].map((label) => ({ label })),
          'Links of the second column.',
        ),
      }),
      company: group({
        title: filled('Company', 'Heading of the column with the address and the status.'),
        contact: group({
          email: filled(
            'hello@forthright.example',
            'The address that visitors write to. Every {email} in every text becomes this.',
          ),
        }),
        status: group({
          indicator: text('online', '"online" shows a green dot; anything else shows a grey one.'),
          text: text('AI Systems Online', 'The words beside the dot.'),
        }),
      }),
    }),
    copyright: text(
      '© {year} {brand}. All rights reserved.',
      'The last line. {year} becomes the current year.',
    ),
    legal_links: list(
      link,
      ['Privacy Policy', 'Compliance', 'Terms of Service', 'Data Processing'].map((label) => ({ label })),
      'The links at the very bottom.',
    ),
  }),
});

export type CommonContent = ContentOf<typeof commonContent>;
