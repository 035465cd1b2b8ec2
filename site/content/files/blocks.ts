import * as v from 'valibot';
import {
  group,
  heading,
  listOf,
  filled,
  flag,
  kind,
  list,
  matching,
  picture,
  text,
  verbatim,
  words,
} from '../schema.ts';
import { DURATION_UNITS } from '../../language/figures/format.ts';
import type { Translated } from '../translated.ts';
import { figure } from './drawing-parts.ts';
import { ownerFields, unless } from './owner.ts';
import { address, link, links, titled } from './titled.ts';

/** Of a drawing in drawings.json. */
export const drawing = v.pipe(v.string(), v.description('The name of a drawing in drawings.json.'));

const title = filled('Heading.');
const description = text('One or two sentences.');
const check = text('What your people check.');
const band = flag('true: on an inverted band across the page.');

const duration = matching(
  new RegExp(`^\\d+ (${DURATION_UNITS.join('|')})s?$`),
  'a number and a unit: 72 hours, 90 days, 7 years',
  'A length of time, in hours, days or years: "90 days".',
);

/** A strip of large views. */
const lookFields = {
  title: heading('Heading of the strip of large views.'),
  note: text('One sentence about all views.'),
  link,
  views: listOf('The views, in their order.', {
    title: filled('What the view shows.'),
    drawing,
    moves: flag('true: on a light panel, and its marks and checks appear one after another.'),
  }),
};
export const look = group(lookFields);
export type LookContent = Translated<v.InferOutput<typeof look>>;

/** The sections of a page, as editors put them together. */
export const BLOCKS = v.variant('kind', [
  kind('drawing', {
    title: text('Heading. Empty: the drawing stands alone.'),
    description,
    check,
    drawing,
    beside: flag('true: the words are beside the drawing, not above it.'),
  }),
  kind('look', lookFields),
  kind('picture', {
    title: text('Heading. Empty: the picture stands alone.'),
    description,
    picture: picture('The name of a picture or a video in media/.'),
    alt: filled('What it shows, for people who cannot see it.'),
    caption: text('A line under it.'),
    link: address('Where a click leads, such as to a video elsewhere.'),
  }),
  kind('text', {
    title,
    description,
    check,
    note: text('A sentence in smaller type.'),
    links: links('Where to read more.'),
  }),
  kind('entries', {
    title,
    description,
    columns: flag('true: side by side, not one under another.'),
    drawing: v.optional(drawing),
    items: listOf('The entries.', {
      title,
      description,
      link: v.optional(link.wrapped),
      links: links('Further links.'),
      unless,
    }),
    note: text('One or two sentences under the entries.'),
    band,
  }),
  kind('owner', { title, fields: ownerFields }),
  kind('list', {
    title,
    description,
    items: list(words, 'The points, a sentence each.'),
    numbered: flag('true: each has a large number.'),
    band,
  }),
  kind('figures', {
    title,
    description,
    note: text('A sentence under the description.'),
    beside: flag('true: two figures a row, with the words beside them.'),
    items: listOf('The large figures.', {
      duration: v.optional(duration),
      figure: verbatim('In place of a length of time: a date or a number, such as "Mar 31" or "1,344".'),
      title,
      description,
      source: text('Where it is written.'),
      link: address('The place in that text.'),
    }),
    band,
  }),
  kind('table', {
    title: text('Heading. Empty: the table belongs to the section before it.'),
    description,
    id: verbatim('The anchor of the section, if anything links to it.'),
    head: list(words, 'The heads of the columns.'),
    groups: listOf('The rows, in one group or more.', {
      title: text('A heading above the rows. Empty: none.'),
      rows: listOf('The rows.', {
        cells: list(words, 'The cells; the first names the row.'),
        link: address('Where the last cell leads.'),
      }),
    }),
  }),
  kind('history', {
    title,
    description,
    name: text('What the line is about: "One credit, four entries".'),
    number: verbatim('The number by which it is known, the same in every language.'),
    stages: listOf('Stages, with what happened in each. Three fill the line.', {
      title,
      description,
      entries: listOf('What happened, in its order.', {
        date: text('When.'),
        title,
      }),
    }),
    caption: text('A line under it.'),
  }),
  kind('timeline', {
    head: list(words, 'The heads of the two duties that each date has.'),
    items: listOf('The dates, each with the time since the one before.', {
      title,
      interval: v.optional(duration),
      duties: list(words, 'Who does what on that date, in the order of the heads.'),
      description,
      check,
      drawing: v.optional(
        v.pipe(
          v.string(),
          v.description('The name of a drawing in drawings.json, shown without its caption.'),
        ),
      ),
      steps: list(titled('A short title.', 'One or two sentences.'), 'Numbered steps, or none.'),
      note: text('One sentence under the steps.'),
    }),
  }),
  kind('steps', {
    title,
    description,
    items: listOf('The steps, in their order.', {
      mark: text('A label in place of its number, such as the remaining months.'),
      title,
      description,
      check,
      drawing: v.optional(drawing),
      figure: v.optional(figure),
    }),
  }),
]);

export type Block = Translated<v.InferOutput<typeof BLOCKS>>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
