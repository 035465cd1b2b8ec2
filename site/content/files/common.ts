import * as v from 'valibot';
import type { OtherFiles } from '../content.ts';
import {
  emailAddress,
  filledVerbatim,
  verbatim,
  defineContent,
  filled,
  group,
  list,
  text,
} from '../schema.ts';
import type { TranslatedContent } from '../translated.ts';
import { address } from './titled.ts';

const entry = group({
  label: filledVerbatim('The words of the link.'),
  link: address(
    'Where it leads: a path of this site (/about) or an address that begins with https://. Left out or empty: the site looks it up by the label, and a label that it does not know leads to #.',
  ),
});

function column(which: string) {
  return group({
    title: filled(`Heading of the ${which} column of links.`),
    links: list(entry, `Links of the ${which} column.`),
  });
}

/** The brand, the menu and the footer: on every page. */
export const commonContent = defineContent(
  'common.json',
  {
    branding: group({
      name: filledVerbatim('The name of the platform. Every {brand} in every text becomes this.'),
      description: text(
        'One sentence under the name in the footer, and the description that search engines show for pages without their own.',
      ),
      product: filledVerbatim(
        'The name of the messaging service. Every {product} in every text becomes this.',
      ),
    }),
    navigation: group({
      main_menu: list(entry, 'The links of the header and of the mobile menu, in their order.'),
    }),
    footer: group({
      sections: group({
        platform: column('first'),
        solutions: column('second'),
        company: group({
          title: filled('Heading of the column with the address and the status.'),
          contact: group({
            email: emailAddress(
              'The address that visitors write to. Every {email} in every text becomes this.',
            ),
          }),
          status: group({
            indicator: verbatim('"online" shows a green dot; anything else shows a gray one.'),
            text: text('The words beside the dot.'),
          }),
        }),
      }),
      scope: text('The law and the companies that the site is about: one or two sentences.'),
      copyright: text('The last line. {year} becomes the current year.'),
      legal_links: list(entry, 'The links at the very bottom.'),
    }),
    // Filled in below; every page needs them.
    figures: v.optional(
      v.pipe(
        v.record(v.string(), v.number()),
        v.description('The site fills this in: the figures behind {price.startup} and the like.'),
      ),
      {},
    ),
  },
  { compose: (common, { figures }: OtherFiles) => ({ ...common, figures }) },
);

export type CommonContent = TranslatedContent<typeof commonContent>;
