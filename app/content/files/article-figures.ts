import * as v from 'valibot';
import { defineContent, flag, list, type ContentOf } from '../schema.ts';
import { part, PARTS, shows } from './drawing-parts.ts';
import { plot } from './plot.ts';

/** Parts of the drawings of articles. */
const ARTICLE_PARTS = [
  ...PARTS,
  part('plot', {
    ...plot,
    beside: flag('Whether it stands in the column of the headings, beside the text.'),
  }),
] as const;

const FIGURE = defineContent(
  'figure.json',
  {},
  { shows, parts: list(v.variant('kind', ARTICLE_PARTS), 'Its parts, from the top.') },
);

/** A drawing of an article, in English like the article: `articles/figures/{name}.json`. */
export function figureContent(name: string) {
  return { ...FIGURE, name: `articles/figures/${name}.json` };
}

export type FigureContent = ContentOf<ReturnType<typeof figureContent>>;
