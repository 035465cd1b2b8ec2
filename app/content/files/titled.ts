import { group, text } from '../schema.ts';

/** An entry with a title and a description, the commonest shape of the content files. */
export function titled(aboutTitle: string, aboutDescription: string) {
  return group({ title: text('', aboutTitle), description: text('', aboutDescription) });
}

/** A question and its answer. */
export const question = group({
  question: text('', 'The question, as a visitor would ask it.'),
  answer: text('', 'The answer, in a few plain sentences.'),
});
