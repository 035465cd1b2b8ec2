import type { Draft, Paragraph, Sentence } from './parse-draft.ts';
import { hasPhrase, phrases } from './phrases.ts';

/** Whether a paragraph is the cautionary statement of a release. Its wording is counsel's, so most rules skip it. */
export function isCautionary(paragraph: Paragraph): boolean {
  const known = cautionary.get(paragraph);
  if (known !== undefined) return known;
  const found = hasPhrase(paragraph.tokens, NAMES) && hasPhrase(paragraph.tokens, WARNS);
  cautionary.set(paragraph, found);
  return found;
}

const cautionary = new WeakMap<Paragraph, boolean>();

const NAMES = phrases('forward looking', 'safe harbor');

const WARNS = phrases(
  'differ materially',
  'materially different',
  'differ from',
  'could differ',
  'may differ',
  'risks',
  'uncertainties',
  'reform act of 1995',
  'reform act',
);

/** Whether the draft has a cautionary statement: it accompanies every forward-looking statement of the draft. */
export function hasCautionaryStatement({ paragraphs }: Draft): boolean {
  return paragraphs.some(isCautionary);
}

/** Caution in the sentence's own paragraph. */
export function hasCautionNear({ paragraph }: Sentence): boolean {
  return hasPhrase(paragraph.tokens, NEAR);
}

const NEAR = phrases(
  'differ materially',
  'risks and uncertainties',
  'no assurance',
  'no guarantee',
  'cannot assure',
  'cannot guarantee',
  'actual results',
  'cautionary',
  'subject to risks',
);

/** The sentences of the draft outside its cautionary statement. */
export function ownSentences({ sentences }: Draft): readonly Sentence[] {
  return sentences.filter(({ paragraph }) => !isCautionary(paragraph));
}
