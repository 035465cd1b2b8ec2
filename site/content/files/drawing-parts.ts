import * as v from 'valibot';
import {
  listOf,
  filled,
  filledVerbatim,
  flag,
  kind,
  list,
  number,
  oneOf,
  optional,
  text,
  verbatim,
  words,
} from '../schema.ts';

const title = filled('Its first words.');
const about = text('What the first words are about.');
const context = verbatim('Tells apart words that read the same in English, such as "Edit". Else empty.');
/** The text of a draft or of its source. */
const english = filledVerbatim(
  'In English in every language: ~~deleted~~, ++inserted++, ==marked figure==, **bold**.',
);

export const figure = v.strictObject({
  value: filledVerbatim('The figure, as readers see it: "$28M", "10,000+".'),
  label: verbatim('What it counts.'),
});

/** The line at the top of a draft. */
export const draftTop = {
  name: filled('The kind of draft.'),
  version: text('Which version it is.'),
  tag: text('Who may see it.'),
};

const day = v.optional(v.pipe(v.number(), v.integer(), v.description('Days after the first date.')), 0);

const cell = v.union([
  words,
  v.strictObject({
    text: text('The words.'),
    context,
    figure: verbatim('A figure in place of the words: "$28M".'),
    change: optional(v.number(), 'A change, with its sign, in place of the words.'),
    ask: flag('Whether a person has to look at it.'),
  }),
]);

/** Parts of the drawings of pages. */
export const PARTS = [
  kind('head', { title, about }),
  kind('table', {
    look: oneOf(
      ['log', 'names', 'numbers'],
      '"log": each row begins with a short time or date. "names": with a name that is set large. "numbers": all its columns are figures.',
    ),
    head: list(words, 'The heads of the columns.'),
    rows: listOf('The rows, each with a line below that shows when, or none.', {
      cells: list(cell, 'The cells; the first names the row.'),
      look: oneOf(['large', 'ended'], '"large": the sum of the others. "ended": it is past.'),
      line: v.optional(
        v.strictObject({ from: number('Where the line begins.'), to: number('Where it ends.') }),
      ),
    }),
    ends: list(words, 'What the ends of the lines mean.'),
  }),
  kind('checks', {
    items: listOf('What is checked.', {
      title,
      state: text('How far it is.'),
      icon: oneOf(['check', 'wait', 'open'], 'Left out: none.'),
      tone: oneOf(['up', 'ask'], '"up": done or rising. "ask": needs a person. Only colors the state.'),
    }),
  }),
  kind('bars', {
    items: listOf('A bar each.', {
      title,
      value: number('How many.'),
      of: number('Of how many. 0: of the largest value.'),
    }),
  }),
  kind('figures', { items: list(figure, 'Figures side by side.') }),
  kind('chart', {
    title,
    about,
    values: list(v.number(), 'The values, in their order.'),
    low: number('The value at the bottom.'),
    high: number('The value at the top. A multiple of three from the bottom.', 30),
    first: v.optional(
      v.pipe(
        v.string(),
        v.isoDate('a date such as 2026-11-22'),
        v.description('The day of the first value: 2026-11-22.'),
      ),
      '2026-01-01',
    ),
    days: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, 'at least 1'),
        v.maxValue(366, 'at most 366'),
        v.description('How many days a value covers.'),
      ),
      1,
    ),
    event: number('The place of the value at which something happened; the first one is 0.'),
    start_label: text('The first date.'),
    event_label: text('What happened, with its date.'),
    end_label: text('The last date.'),
    latest: v.optional(v.strictObject({ value: number('The last value.'), text: text('What it says.') })),
  }),
  kind('amount', { text: filled('A very large figure.') }),
  kind('note', { title, text: text('A remark under the others.') }),
  kind('range', {
    from: number('The figure at its start.'),
    to: number('The figure at its end.'),
    own: filledVerbatim('The figure that is compared: "$42M".'),
    items: list(figure, 'Three figures: the first and the last are the ends of a thick line.'),
  }),
  kind('steps', {
    label: text('What the steps are, for screen readers.'),
    items: listOf('The steps, in their order.', {
      count: optional(v.number(), 'Its number. Left out: none.'),
      title,
      state: text('How far it is.'),
      anchor: verbatim('The part of the page that it leads to: "step-1". Empty: none.'),
      look: oneOf(['done', 'now'], 'Left out: not yet.'),
    }),
  }),
  kind('calendar', {
    title,
    date: filled('The next date, very large.'),
    text: text('What is due.'),
    ask: text('What a person has to do first.'),
    months: listOf('Twelve months.', {
      title: filled('The month, or the date.'),
      form: verbatim('The form that is due in it. Empty: none.'),
      next: flag('Whether it is the next date.'),
    }),
  }),
  kind('plan', {
    title,
    about,
    months: list(v.number(), 'The months before the end that have a line, from the first one to 0.'),
    now: number('How many months before the end it is.'),
    now_label: text('What is written there.'),
    items: listOf('The work, each with its start and end.', {
      title,
      state: text('How far it is.'),
      from: number('Months before the end.'),
      to: optional(v.number(), 'Left out: it lasts longer.'),
      look: oneOf(['done', 'draft'], 'Left out: not yet.'),
    }),
  }),
  kind('quarter', {
    turn: number('The day at which the second part begins.'),
    items: listOf('Dates at their distances on one line.', {
      title: filled('The date.'),
      day,
    }),
  }),
  kind('next', { date: filled('The date, large.'), title, text: text('What is known about it.') }),
  kind('row', {
    english,
    title: flag('Whether it is the headline of the draft.'),
    from: filled('Who has a remark.'),
    remark: filled('The remark beside the text.'),
    ask: flag('Whether a person still has to check or decide.'),
    source: v.optional(
      v.strictObject({
        document: filledVerbatim('Name and page of the document. In English, like its rows.'),
        rows: list(v.array(v.string()), 'Its rows: a name and figures.'),
      }),
    ),
  }),
  kind('dates', {
    items: listOf('Dates of a year at their distances.', {
      title: filled('The date.'),
      day,
      form: verbatim('The form that is due: "10-K".'),
    }),
  }),
  kind('claim', {
    ...draftTop,
    english,
    source: v.strictObject({
      document: filledVerbatim('The document, in English.'),
      row: filledVerbatim('The name of the row that the figure comes from, in English.'),
      figure: filledVerbatim('The figure in it.'),
      number: filledVerbatim('The number of the page.'),
    }),
  }),
  kind('initials', {
    items: listOf('Who signs.', { title, signed: flag('Whether it is signed.') }),
  }),
  kind('readers', {
    before: filled('The words before the moment.'),
    after: filled('The words after it.'),
    items: list(words, 'Who reads.'),
    time: filledVerbatim('The moment, the same in every language.'),
  }),
  kind('record', {
    items: listOf('What was done, in its order.', { date: filled('The date.'), title: cell }),
  }),
] as const;
