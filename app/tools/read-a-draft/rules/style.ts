import { ownSentences } from '../caution.ts';
import { matchesOf, phrases, rangeOf } from '../phrases.ts';
import type { Sentence } from '../parse-draft.ts';
import type { Found, Rule } from '../rule.ts';

/** A sentence may have this many words. */
const MOST_WORDS = 35;

export const STYLE_RULES: readonly Rule[] = [
  {
    id: 'long-sentence',
    kind: 'style',
    title: 'Long sentence',
    reason: 'Sentences of more than 35 words are hard to follow, and quotations cut them short.',
    mend: 'Split it in two. Put the figures in the first.',
    detail: 'Words in this sentence: {count}.',
    example:
      'Example Corp. today reported revenue of $48.2 million for the quarter ended September 30, up 11.6% from $43.2 million a year earlier, and operating income of $7.4 million, or 15.4% of revenue, and said that for the full year the company expects revenue of $188 million to $192 million.',
    find: (draft) => ownSentences(draft).flatMap((sentence) => tooLong(sentence, draft.text)),
  },
  {
    id: 'passive-without-actor',
    kind: 'style',
    title: 'Passive that names nobody',
    reason: 'The reader cannot tell who decided or acted. In a disclosure that is often the question.',
    mend: 'Name who did it.',
    wording: 'the audit committee concluded',
    example: 'Errors were identified and the guidance was withdrawn.',
    find: (draft) => ownSentences(draft).flatMap(passives),
  },
];

/** Rows of tables and headlines do not end with a period, and are not counted. */
function tooLong({ tokens, start, end }: Sentence, text: string): Found[] {
  const count = tokens.filter(({ isJoined }) => !isJoined).length;
  if (count <= MOST_WORDS || !/[.?!]/.test(text.slice(end, end + 4))) return [];
  return [{ start, end, values: { count } }];
}

const ACTIONS =
  'decided|determined|concluded|identified|discovered|terminated|dismissed|removed|withdrawn|restated|delayed|postponed|suspended|halted|cancelled|canceled|made|taken|implemented|approved|agreed|lost|found|misstated|overstated|understated|omitted|breached|compromised|accessed|missed|reduced|eliminated|closed|impaired|notified|informed|investigated|resolved|settled|rejected|reversed|revised|replaced|asked|requested|believed|considered|estimated|detected|disclosed|transferred|abandoned|discontinued|improved|achieved|corrected';

const PASSIVE = phrases(
  ...[
    'was',
    'were',
    'been',
    'is being',
    'are being',
    'it is',
    'was not',
    'were not',
    'has been',
    'have been',
    'had been',
  ].flatMap((auxiliary) => ACTIONS.split('|').map((action) => `${auxiliary} ${action}`)),
);

/** "was determined" without a "by" behind it in its sentence. */
function passives({ tokens }: Sentence): Found[] {
  const lastActor = tokens.findLastIndex(({ word }) => word === 'by');
  return matchesOf(tokens, PASSIVE)
    .filter(({ to }) => to > lastActor && tokens[to]?.word !== 'pursuant')
    .map((match) => rangeOf(tokens, match));
}
