import { type ContentOf, defineContent, filled, group, heading, list, text } from '../../content/schema.ts';
import { hero, nextStep, seo, titled } from '../../content/files/titled.ts';

/** The page /tools/filing-dates. Its rules and dates are in packages/filing-dates/. */
export const filingDatesContent = defineContent('filing-dates.json', {
  seo,
  hero,
  terms: titled('The meaning of the dates, and the date of the rules.', 'What is not counted.'),
  reports: titled('Heading of the reports of the company.', 'One or two sentences under it.'),
  ownership: titled('Heading of the reports of insiders and holders.', 'One or two sentences under it.', {
    none: text('In place of the dates, for a company without such reports.'),
  }),
  meeting: titled('Heading of the annual meeting.', 'One or two sentences under it.', {
    none: text('In place of the dates, for a company without proxy rules.'),
  }),
  closings: titled('Heading of the list of closings.', 'One or two sentences under it.'),
  event: titled('Heading of the event clock.', 'One or two sentences under it.'),
  exceptions: group({ title: filled('Heading of the items that are not simply due after some days.') }),
  notes: group({
    title: heading('Heading of the notes.'),
    items: list(titled('What it is about.', 'One to four sentences.'), 'How the days are counted.'),
  }),
  next_step: nextStep,
});

/** The texts of the parts that the browser computes again. */
export type FilingDatesTexts = Pick<
  ContentOf<typeof filingDatesContent>,
  'terms' | 'reports' | 'ownership' | 'event' | 'meeting'
>;
