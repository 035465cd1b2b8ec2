import * as v from 'valibot';
import { listOf, filled, filledVerbatim, group, list, matching, text, words } from '../schema.ts';
import { titled } from './titled.ts';

/** One thing worth knowing about a company's field. */
export const PANELS = ['filings', 'credits', 'land', 'registers'] as const;

export const panels = group({
  filings: titled('Heading.', 'One or two sentences beside it.', {
    due: filled('Heading of the dates: "Due in 2027".'),
    dates: listOf('The dates, as an illustration.', {
      date: matching(
        /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}$/,
        'a month and a day: Mar 31',
        'Month and day: "Mar 31".',
      ),
      form: filledVerbatim('The form: "10-K".'),
      covers: text('What it covers.'),
    }),
    caption: text('The line under the dates: for which company they are.'),
    forms: listOf('The rows of the table.', {
      form: filledVerbatim('The form: "10-K".'),
      holds: text('What it holds.'),
      due: text('When it is due.'),
    }),
  }),
  credits: titled('Heading.', 'One or two sentences beside it.', {
    steps: list(
      titled('What happens, in a word.', 'One or two sentences.', {
        entries: listOf('Its entries in the registry.', {
          what: filled('Who enters it.'),
          state: text('When.'),
        }),
      }),
      'The steps in the drawing.',
    ),
    ask: group({
      title: filled('Heading of the questions.'),
      items: list(words, 'What to ask of a credit.'),
    }),
  }),
  land: group({
    title: filled('Heading.'),
    ownership: group({
      title: filled('Heading of the last paragraphs.'),
      distances: listOf('Distances, drawn on one scale.', {
        kilometers: v.optional(
          v.pipe(
            v.number(),
            v.minValue(1, 'a number above 0'),
            v.maxValue(20_000, 'no distance on Earth is longer than 20,000'),
            v.description('How far, at most half around the Earth.'),
          ),
          1,
        ),
        label: filled('From where: "kilometers from a coast".'),
      }),
      paragraphs: list(words, 'The paragraphs.'),
    }),
  }),
  registers: titled('Heading.', 'What the places do not say about the company.', {
    places: list(
      titled('Where to look.', 'What is found there, in one or two sentences.', {
        links: listOf('Links to registers.', {
          label: text('What the link says. Left out: the address.'),
          link: filledVerbatim('An address that begins with https://.'),
        }),
      }),
      'The places.',
    ),
  }),
});
