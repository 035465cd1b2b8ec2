import * as v from 'valibot';
import { words, filled, group, text } from '../schema.ts';

/** A way to reach the company. */
export const contactCard = group({
  title: filled('A word or two.'),
  description: text('One sentence.'),
  contact: v.optional(
    v.pipe(v.string(), v.description('An email address, shown as a link. May be left out.')),
  ),
  additional: v.optional(v.pipe(words, v.description('A second line. May be left out.'))),
});
