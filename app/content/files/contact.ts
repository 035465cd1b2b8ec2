import { defineContent, group, text } from '../schema.ts';

/** Where Book A Demo leads when the content file does not say. */
const DEFAULT_SCHEDULING_PAGE = 'https://calendly.com/forthright-demo';

/** The consultation card of the contact page, and the address of every Book A Demo link of the site. */
export const contactContent = defineContent('contact.json', {
  consultation: group({
    calendly_link: text(
      DEFAULT_SCHEDULING_PAGE,
      'The external scheduling page, with https://. Every Book A Demo link of the site leads there.',
    ),
    button_text: text('Book a Demo', 'What the button of the consultation card says.'),
  }),
});
