import { phrases } from '../phrases.ts';
import { rangeOf, type Found, type Rule } from '../rule.ts';
import type { Draft, Sentence } from '../draft.ts';
import { findWords } from './claims.ts';

/** A sentence may have this many words. */
const MOST_WORDS = 35;

const PROMOTIONAL = phrases(
  'groundbreaking|ground breaking|game changing|game changer|revolutionary|revolutionize|revolutionizes|revolutionizing|cutting edge|bleeding edge|state of the art|world class|next generation|next gen|breakthrough|transformational|transformative|phenomenal|spectacular|stellar|tremendous|extraordinary|remarkable|amazing|incredible|explosive growth|skyrocketed|stunning|blockbuster|disruptive|seamless|seamlessly|superior|exceptional|outstanding results|outstanding performance|outstanding quarter|one of a kind',
);

/** Terms of regulators and of securities, in which the word has a meaning of its own, and generations of people. */
const TERMS = phrases(
  'breakthrough therapy|breakthrough device|breakthrough devices|breakthrough designation|next generation sequencing|next generation of|superior proposal|superior proposals|superior offer|extraordinary general|extraordinary meeting|extraordinary item|extraordinary items|extraordinary dividend|extraordinary cash',
);

export const STYLE_RULES: readonly Rule[] = [
  {
    id: 'promotional-word',
    kind: 'style',
    title: 'Promotional word',
    reason: 'It praises but says nothing that a reader can check.',
    mend: 'Say what the thing does, with a figure, or leave the word out.',
    example: 'The groundbreaking platform serves 400 hospitals.',
    find: (draft) => findWords(draft, PROMOTIONAL, { except: TERMS }),
  },
  {
    id: 'long-sentence',
    kind: 'style',
    title: 'Long sentence',
    reason: 'Sentences of more than 35 words are hard to follow, and quotations cut them short.',
    mend: 'Split it in two. Put the figures in the first.',
    detail: 'Words in this sentence: {count}.',
    example:
      'Example Corp. today reported revenue of $48.2 million for the quarter ended September 30, up 11.6% from $43.2 million a year earlier, and operating income of $7.4 million, or 15.4% of revenue, and said that for the full year the company expects revenue of $188 million to $192 million.',
    find: (draft) => draft.sentences.flatMap((sentence) => tooLong(draft, sentence)),
  },
];

/** Rows of tables and headlines do not end with a period, and are not counted; nor are quotations. */
function tooLong(draft: Draft, { from, to, end, paragraph }: Sentence): Found[] {
  if (to - from <= MOST_WORDS || paragraph.zone !== 'prose' || !/[.?!]/.test(draft.text.slice(end, end + 4)))
    return [];
  const own = draft.tokens.slice(from, to).filter(({ isJoined }) => !isJoined);
  const isQuotation = own.filter(({ isQuoted }) => isQuoted).length * 2 > own.length;
  if (own.length <= MOST_WORDS || isQuotation) return [];
  return [{ ...rangeOf(draft, { from, to }), values: { count: own.length } }];
}
