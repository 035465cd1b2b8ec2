import * as v from 'valibot';
import { words, filledVerbatim, verbatim, filled, list, text } from '../schema.ts';
import type { Translated } from '../translated.ts';
import { address, link, titled } from './titled.ts';

/** Of a drawing in drawings.json. */
export const drawing = v.pipe(v.string(), v.description('The name of a drawing in drawings.json.'));

const title = filled('Heading.');
const description = text('One or two sentences.');
const check = text('What your people check.');
const items = list(titled('A short title.', 'One or two sentences.'), 'The entries.');

const duration = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^$|^\d+ (hour|day|year)s?$/, 'a number and a unit: 72 hours, 90 days, 7 years'),
    v.description('A length of time, in hours, days or years: "90 days". Empty: none.'),
  ),
  '',
);

function block<const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) {
  return v.strictObject({
    kind: v.pipe(v.literal(kind), v.description('What the section looks like.')),
    ...entries,
  });
}

/** The sections of a solution page. */
export const BLOCKS = v.variant('kind', [
  block('drawing', { drawing }),
  block('ledger', {
    title,
    items: list(v.strictObject({ title, description, link: v.optional(link.wrapped) }), 'The entries.'),
  }),
  block('illustrated', { title, description, drawing, items }),
  block('beside', { title, description, check, drawing: v.optional(drawing) }),
  block('band', { title, description, items, note: text('One or two sentences under the entries.') }),
  block('checks', { title, description, items: list(words, 'What people check, a sentence each.') }),
  block('points', { title, description, items: list(words, 'The points, a sentence each.') }),
  block('table', {
    title: filledVerbatim('Heading. In English it is also the anchor of the section.'),
    head: list(words, 'The heads of the columns.'),
    rows: list(
      v.strictObject({
        cells: list(words, 'The cells; the first names the row.'),
      }),
      'The rows.',
    ),
  }),
  block('commitments', {
    title,
    head: list(words, 'The heads of the three columns.'),
    items: list(
      v.strictObject({
        question: filled('What a reader asks.'),
        answer: filledVerbatim('What the company commits to.'),
        source: filled('Where it is written.'),
        link: address('The place in that text.'),
        duration,
        group: text('A heading above this row of the table and those that follow. Empty: none.'),
      }),
      'The commitments. Those with a length of time are shown above the table, with it as a large figure.',
    ),
  }),
  block('timeline', {
    head: list(words, 'The heads of the two duties that each date has.'),
    items: list(
      v.strictObject({
        title,
        interval: duration,
        duties: list(words, 'Who does what on that date, in the order of the heads.'),
        description,
        check,
        drawing: v.optional(drawing),
        steps: list(titled('A short title.', 'One or two sentences.'), 'Numbered steps, or none.'),
        note: text('One sentence under the steps.'),
      }),
      'The dates, each with the time since the one before.',
    ),
  }),
  block('steps', {
    title,
    items: list(
      v.strictObject({
        title,
        description,
        check,
        drawing,
        figure: v.optional(
          v.strictObject({
            value: filledVerbatim('The figure, as it is to be read: "10,000+".'),
            label: verbatim('What it counts.'),
          }),
        ),
      }),
      'The steps, in their order.',
    ),
  }),
  block('countdown', {
    title,
    description,
    items: list(
      v.strictObject({
        left: filled('How much time is left.'),
        title,
        description,
        check,
        drawing: v.optional(drawing),
      }),
      'The stages, in their order.',
    ),
  }),
  block('fees', { title, description, note: text('What it does not include.'), link }),
]);

export type Block = Translated<v.InferOutput<typeof BLOCKS>>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
