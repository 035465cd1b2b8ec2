import * as v from 'valibot';
import {
  type ContentOf,
  defineContent,
  listOf,
  flag,
  kind,
  list,
  matching,
  number,
  optional,
  verbatim,
} from '../schema.ts';

const LOOKS =
  'Its looks, with spaces between them: of a line, strong, signal, wrong, thick, edge or across; of a text, heading, large, giant, quiet, strong or end.';
const look = v.optional(
  matching(
    /^(?:(?:strong|signal|wrong|thick|edge|across|heading|large|giant|quiet|end)(?: |$))*$/,
    'looks that the site knows: signal thick',
    LOOKS,
  ),
  '',
);

const DRAWING = defineContent('figure.json', {
  shows: verbatim('What the drawing shows, for screen readers, which read nothing inside it.'),
  parts: list(
    v.variant('kind', [
      kind('plot', {
        width: number('Size of the box, in units that are pixels where there is room.', 400),
        height: number('Of the box.'),
        top: number('Where the box begins. Usually 0.'),
        marks: listOf('Lines and texts, from back to front.', {
          line: v.optional(
            matching(
              /^[MLHVZmlhvz\d\s.,-]*$/,
              'a path of straight lines: M0 10H400',
              'A path of straight lines, as SVG writes it: M0 10H400.',
            ),
            '',
          ),
          stroke: optional(v.number(), 'How thick the line is.'),
          dashes: v.optional(matching(/^[\d. ]+$/, 'lengths: 6 4', 'Lengths of dash and gap: 6 4.')),
          round: flag('Whether the line has round ends.'),
          english: verbatim('A text in place of the line.'),
          x: number('Where the text begins, or ends.'),
          y: number('Its baseline, from the top.'),
          look,
        }),
        beside: flag('Whether it is in the column of the headings, beside the text.'),
      }),
    ]),
    'Its parts, from the top.',
  ),
});

/**
 * A drawing of an article, in English like the article: `articles/figures/{name}.json`. Lines and texts at places of a
 * box: nothing else is allowed, so that a drawing cannot load scripts or other files.
 */
export function articleDrawingContent(name: string) {
  return { ...DRAWING, name: `articles/figures/${name}.json` };
}

export type ArticleDrawingContent = ContentOf<ReturnType<typeof articleDrawingContent>>;
