import { defineContent, filled, group, httpsUrl } from '../schema.ts';

/** Used when the content file has no https URL. */
const DEFAULT_SCHEDULING_PAGE = 'https://calendly.com/forthright-demo';

/** The contact page's consultation card, and the target of every Book A Demo link. */
export const contactContent = defineContent('contact.json', {
  consultation: group({
    calendly_link: httpsUrl(
      DEFAULT_SCHEDULING_PAGE,
      'The external scheduling page. It must begin with https://: anything else is reported and the built-in page is used. Every Book A Demo link of the site leads there.',
    ),
    button_text: filled('Book a Demo', 'What the button of the consultation card says.'),
  }),
});
