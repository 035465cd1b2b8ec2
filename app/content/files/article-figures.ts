import * as v from 'valibot';
import { defineContent, filledVerbatim, flag, list, number, type ContentOf } from '../schema.ts';
import { part, PARTS, shows } from './drawing-parts.ts';
import { plot } from './plot.ts';

/** Parts of the drawings of articles. */
const ARTICLE_PARTS = [
  ...PARTS,
  part('plot', {
    ...plot,
    beside: flag('Whether the text stands beside it.'),
  }),
  part('intervals', {
    end: number('Both ends of the scale, from the middle.'),
    unit: filledVerbatim('What is counted, in English.'),
    items: list(
      v.strictObject({
        english: filledVerbatim('How many, in English.'),
        margin: number('Half of the interval.'),
      }),
      'An interval each.',
    ),
  }),
  part('spread', {
    items: list(
      v.strictObject({
        english: filledVerbatim('What the figure is, in English.'),
        percent: number('The figure.'),
      }),
      'The lowest figure, the one between and the highest.',
    ),
  }),
] as const;

/** A drawing of an article, in English like the article: `articles/figures/{name}.json`. */
export function figureContent(name: string) {
  return defineContent(
    `articles/figures/${name}.json`,
    {},
    { shows, parts: list(v.variant('kind', ARTICLE_PARTS), 'Its parts, from the top.') },
  );
}

export type FigureContent = ContentOf<ReturnType<typeof figureContent>>;
