import { defineContent, filled, group, heading, httpsUrl, list } from '../../content/schema.ts';
import { seo, titled, contactCard } from '../../content/files/titled.ts';

/** The contact page, and the target of every Book A Demo link. */
export const contactContent = defineContent('contact.json', {
  seo,
  hero: titled('The headline.', 'One or two sentences beside it.', {
    button: filled('The words of the button that leads to the form.'),
  }),
  ways: group({
    title: filled('Heading of the column beside the form.'),
    cards: list(contactCard, 'The cards in it.'),
  }),
  consultation: titled('Heading of the consultation card.', 'One or two sentences under it.', {
    calendly_link: httpsUrl(
      'The external scheduling page. It must begin with https://: anything else is reported and the built-in page is used. Every Book A Demo link of the site leads there.',
      { isNeeded: true },
    ),
    button_text: filled('The words of the button of the consultation card.'),
  }),
  sent: group({
    description: filled(
      'The text in place of the form after a message was sent: who has it, and when an answer comes.',
    ),
    button: filled('The button below that shows the form again.'),
  }),
  next: group({
    title: heading('Heading of what happens after the form is sent.'),
    steps: list(
      titled('A step, in a few words.', 'One sentence.'),
      'The steps, in their order. None: no heading.',
    ),
  }),
});
