import { group, text } from '../schema.ts';

/** An entry with a title and a description. */
export function titled(aboutTitle: string, aboutDescription: string) {
  return group({ title: text('', aboutTitle), description: text('', aboutDescription) });
}

export const question = group({
  question: text('', 'The question, as a visitor would ask it.'),
  answer: text('', 'The answer, in a few plain sentences.'),
});
