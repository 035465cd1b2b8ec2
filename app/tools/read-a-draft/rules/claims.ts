import { ownSentences } from '../caution.ts';
import { hasPhrase, matchAt, matchesOf, phrases, rangeOf, type Match, type Phrases } from '../phrases.ts';
import type { Draft } from '../parse-draft.ts';
import type { Found, Rule } from '../rule.ts';
import type { Token } from '../token.ts';

const CLAIMS = phrases(
  ..."record|leading|leader in|market leader|industry leader|global leader|the leader|world leader|largest|fastest growing|best in class|number one|premier|unrivaled|unmatched|unparalleled|unprecedented|the first company to|the first company in|the only company|best company in|best in the industry|best in the world|safest and most effective|safest|the most effective|the only provider|the only supplier|the only maker|the only manufacturer|world's first|world's only|industry's first|nation's first|in its history|in our history|in company history|first of its kind|one of a kind|all time high|second to none|the most trusted|the most advanced|historic high".split(
    '|',
  ),
);

/** The same words in another sense. */
const OTHER_SENSES = phrases(
  ...'record date|to record|will record|record the|record a|record an|record dates|record holder|record holders|record keeping|records|of record|on record|the record|track record|medical record|health record|leading to|leading up|leading indicator|leading indicators|leading the|leading a|largest shareholder|largest stockholder|largest customer|largest customers|accelerated filer'.split(
    '|',
  ),
);

const PROMOTIONAL = phrases(
  ...'groundbreaking|ground breaking|game changing|game changer|revolutionary|revolutionize|revolutionizes|revolutionizing|cutting edge|bleeding edge|state of the art|world class|next generation|breakthrough|transformational|transformative|phenomenal|spectacular|stellar|tremendous|extraordinary|remarkable|amazing|incredible|explosive growth|skyrocketed|stunning|blockbuster|disruptive|seamless|seamlessly|superior|exceptional|outstanding results|outstanding performance|outstanding quarter'.split(
    '|',
  ),
);

/** Terms of regulators and of securities, in which the word has a meaning of its own. */
const TERMS = phrases(
  ...'breakthrough therapy|breakthrough device|breakthrough devices|breakthrough designation|next generation sequencing|superior proposal|superior proposals|superior offer|extraordinary general|extraordinary meeting|extraordinary item|extraordinary items|extraordinary dividend|extraordinary cash'.split(
    '|',
  ),
);

const ABSOLUTE = phrases(
  ...'guarantee|guarantees that|guarantees returns|guaranteed to|guaranteed returns|guaranteed growth|risk free|no risk|without risk|without any risk|zero risk|always|never|completely safe|perfectly safe|fully secure|totally secure|unbreakable|foolproof|fail safe|eliminates all|eliminates the risk|eliminates any|ensures that all|ensures that every|everyone agrees|no competitor|no competitors|no other company|immune to|recession proof'.split(
    '|',
  ),
);

/** A denial, or a guarantee of debt. */
const NOT_ABSOLUTE = phrases(
  ...'no guarantee|not guarantee|cannot guarantee|not a guarantee|nor guarantee|guarantee of|guarantee the notes|guarantee agreement|loan guarantee|subsidiary guarantee|as always|almost always|not always|almost never|never before|not without risk|nor without risk'.split(
    '|',
  ),
);

export const CLAIM_RULES: readonly Rule[] = [
  {
    id: 'claim-without-source',
    kind: 'claims',
    title: 'Claim of rank or record',
    reason:
      'A reader, a competitor or the SEC staff can ask for the support. “Record” and “leading” need a measure, a period and a source.',
    mend: 'Name the measure, the period and the source, or cut the word.',
    example: 'Example Corp., a leading supplier, reported record revenue.',
    find: (draft) => findWords(draft, CLAIMS, OTHER_SENSES, SOURCES),
  },
  {
    id: 'promotional-word',
    kind: 'claims',
    title: 'Promotional word',
    reason: 'It praises but says nothing that a reader can check.',
    mend: 'Say what the thing does, with a figure, or leave the word out.',
    example: 'The groundbreaking platform serves 400 hospitals.',
    find: (draft) => findWords(draft, PROMOTIONAL, TERMS),
  },
  {
    id: 'absolute-claim',
    kind: 'claims',
    title: 'Absolute claim',
    reason:
      'One exception makes the claim false, and Rule 10b-5 prohibits untrue statements of material fact.',
    mend: 'Say what has been tested or measured, and the limits that you know of.',
    example: 'Our vault is completely safe and eliminates all exposure.',
    find: (draft) => findWords(draft, ABSOLUTE, NOT_ABSOLUTE),
  },
];

/** The words outside cautionary statements, except where they are part of one of the other phrases. */
function findWords(draft: Draft, wanted: Phrases, except: Phrases, unless: Phrases = NONE): Found[] {
  const sentences = ownSentences(draft).filter(({ tokens }) => !hasPhrase(tokens, unless));
  return sentences.flatMap(({ tokens }) =>
    matchesOf(tokens, wanted)
      .filter((match) => !isWithin(tokens, match.from, match.to, except) && !isName(tokens, match))
      .map((match) => rangeOf(tokens, match)),
  );
}

const NONE = phrases();

/** No phrase has more words before the one in question. */
const MOST_BEFORE = 3;

function isWithin(tokens: readonly Token[], from: number, to: number, wanted: Phrases): boolean {
  for (let at = Math.max(from - MOST_BEFORE, 0); at <= from; at += 1) {
    const match = matchAt(tokens, at, wanted);
    if (match && match.to >= to) return true;
  }
  return false;
}

/** "Superior Industries Inc.", and within a sentence "the product Always On". */
function isName(tokens: readonly Token[], { from, to }: Match): boolean {
  if (!tokens[from]?.isCapital) return false;
  const behind = tokens.slice(to, to + 3);
  const company = behind.findIndex(({ word }) => COMPANIES.has(word));
  if (company >= 0 && behind.slice(0, company).every(({ isCapital }) => isCapital)) return true;
  return tokens[from]?.word === 'always' && tokens[to]?.word === 'on' && tokens[to]?.isCapital;
}

const COMPANIES: ReadonlySet<string> = new Set('inc corp corporation llc ltd plc'.split(' '));

/** They say whose count it is. */
const SOURCES = phrases(
  'according to',
  'as ranked by',
  'ranked by',
  'as measured by',
  'as reported by',
  'source',
);
