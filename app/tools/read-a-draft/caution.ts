import type { Draft, Paragraph, Sentence } from './parse-draft.ts';
import { hasPhrase, phrases } from './phrases.ts';

/** Whether a paragraph is the cautionary statement of a release. Its wording is counsel's, so most rules skip it. */
export const isCautionary = oncePerParagraph(
  ({ tokens }) => hasPhrase(tokens, NAMES) && hasPhrase(tokens, WARNS),
);

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

/** Whether a paragraph has words of caution. */
export const hasCaution = oncePerParagraph(({ tokens }) => hasPhrase(tokens, NEAR));

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

/** Several rules ask, and some for each sentence: time must stay in proportion to the length of the draft. */
function oncePerParagraph(ask: (paragraph: Paragraph) => boolean): (paragraph: Paragraph) => boolean {
  const answers = new WeakMap<Paragraph, boolean>();
  return (paragraph) => {
    const known = answers.get(paragraph);
    if (known !== undefined) return known;
    const answer = ask(paragraph);
    answers.set(paragraph, answer);
    return answer;
  };
}
