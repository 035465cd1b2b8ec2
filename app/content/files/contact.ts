import { defineContent, filled, group, httpsUrl } from '../schema.ts';

/** Where Book A Demo leads when the content file has no https address for it. */
const DEFAULT_SCHEDULING_PAGE = 'https://calendly.com/forthright-demo';

/** The consultation card of the contact page, and the address of every Book A Demo link of the site. */
export const contactContent = defineContent('contact.json', {
  consultation: group({
    calendly_link: httpsUrl(
      DEFAULT_SCHEDULING_PAGE,
      'The external scheduling page. It must begin with https://: anything else is reported and the built-in page is used. Every Book A Demo link of the site leads there.',
    ),
    button_text: filled('Book a Demo', 'What the button of the consultation card says.'),
  }),
});
