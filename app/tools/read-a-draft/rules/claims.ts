import type { Draft } from '../draft.ts';
import { hasPhrase, matchesIn, phrases, type Phrases, type Span } from '../phrases.ts';
import { rangeOf, type Found, type Rule } from '../rule.ts';
import { MEASURES } from '../words.ts';

const CLAIMS = phrases(
  "record|leading|leader in|market leader|industry leader|global leader|the leader|world leader|largest|fastest growing|best in class|number one|#1|premier|unrivaled|unmatched|unparalleled|unprecedented|the first company to|the first company in|the first and only|the only company|the only fda|best company in|best in the industry|best in the world|safest and most effective|safest|the most effective|the only provider|the only supplier|the only maker|the only manufacturer|world's first|world's only|industry's first|industry's best|nation's first|in its history|in our history|in company history|first of its kind|all time high|second to none|the most trusted|the most advanced|historic high|most fuel efficient|lowest cost|one of the strongest|outpaced the market|outperformed the market",
);

/** The same words in another sense. */
const OTHER_SENSES = phrases(
  "record date|to record|will record|record the|record a|record an|record dates|record holder|record holders|record keeping|records|of record|on record|for the record|record of|the record shows|hospital's record|track record|medical record|health record|leading to|leading up|leading indicator|leading indicators|leading the|leading a|leading ai|largest shareholder|largest stockholder|largest customer|largest customers|accelerated filer",
);

const THE_RECORD = phrases('the record');

const ABSOLUTE = phrases(
  'guarantee|guarantees that|guarantees returns|guaranteed to|guaranteed returns|guaranteed growth|risk free|no risk|without risk|without any risk|zero risk|completely safe|perfectly safe|fully secure|totally secure|unbreakable|foolproof|fail safe|eliminates all|eliminates the risk|eliminates any|ensures that all|ensures that every|everyone agrees|no competitor|no competitors|no other company|immune to|recession proof|no doubt|would cure|will cure|cures',
);

/** A denial, or a guarantee of debt. */
const NOT_ABSOLUTE = phrases(
  'no guarantee|not guarantee|cannot guarantee|not a guarantee|nor guarantee|guarantee of|guarantee the notes|guarantee agreement|loan guarantee|subsidiary guarantee|not without risk|nor without risk',
);

const TOUTING = phrases(
  'undervalued|short squeeze|poised for a breakout|ground floor|to the moon|multibagger|buying opportunity|attractive entry point|stock is a bargain|shares are a bargain|shares are cheap|stock is cheap|price target|target price|share price of|stock price of|share price will|stock price will|share price should|stock price should|share price does not reflect|stock price does not reflect|market does not recognize|market has not recognized|market has yet to recognize|trades below its|trading below its|trading well below|upside in our shares|upside in our stock|upside for shareholders|upside for our shareholders|bright future for shareholders|get in early|stock to watch|shares will rise|stock will rise|shares will soar|stock will soar',
);

/** What a price was, in an offer or on an exchange. */
const PLAIN_PRICES = phrases(
  'closing|last reported|volume weighted|average|exercise|conversion|offer price|premium|based on|fair market',
);

const SAFE = phrases(
  'safe and effective|effective and safe|safety and effectiveness have been established|safety and efficacy have been established|safety and efficacy were established|proven safe|proven to be safe|completely safe and effective|safe and highly effective|safely and effectively treats',
);

/** A question that is open, or one for the agency. */
const UNDECIDED = phrases(
  'whether|if|not|no|nor|determine|determines|determined|decide|decides|approval|approved as|must be|required to be|standard|goal|mission|hope|committed to|working to|aim',
);

export const CLAIM_RULES: readonly Rule[] = [
  {
    id: 'share-price-touting',
    find: (draft) =>
      matchesOutsideLegends(draft, TOUTING)
        .filter((match) => isTouting(draft, match))
        .map((match) => rangeOf(draft, match)),
  },
  {
    id: 'safe-and-effective',
    find: (draft) =>
      matchesOutsideLegends(draft, SAFE)
        .filter(({ from }) => {
          const start = draft.tokens[from]?.sentence?.from ?? from;
          return !hasPhrase(draft.matches, UNDECIDED, { from: start, to: from });
        })
        .map((match) => rangeOf(draft, match)),
  },
  {
    id: 'absolute-claim',
    find: (draft) => findWords(draft, ABSOLUTE, { except: NOT_ABSOLUTE }),
  },
  {
    id: 'claim-without-source',
    find: (draft) =>
      findWords(draft, CLAIMS, { except: OTHER_SENSES, unless: SOURCES }).filter(
        (found) => !isDocument(draft, found),
      ),
  },
];

function isTouting(draft: Draft, { from, to }: Span): boolean {
  const { tokens, matches } = draft;
  const sentence = tokens[from]?.sentence;
  if (!sentence) return false;
  if (tokens[from]?.word === 'undervalued') return hasPhrase(matches, SHARES, sentence);
  const isPrice =
    tokens[to - 1]?.word === 'of' || tokens[to - 1]?.word === 'price' || tokens[to - 1]?.word === 'target';
  return !isPrice || !hasPhrase(matches, PLAIN_PRICES, sentence);
}

const SHARES = phrases('share|shares|stock|share price|stock price|company|equity|market');

/** "The record shows": a document; but "the record revenue". */
function isDocument(draft: Draft, { start }: Found): boolean {
  const match = draft.matches.get(THE_RECORD)?.find(({ to }) => draft.tokens[to - 1]?.start === start);
  return match !== undefined && !hasPhrase(draft.matches, MEASURES, { from: match.to, to: match.to + 4 });
}

interface Conditions {
  /** Phrases in which the word has another sense. */
  except: Phrases;
  /** Phrases that excuse a whole sentence. */
  unless?: Phrases;
}

/** The words outside legends, tables and quotations, except where they are part of one of the other phrases. */
export function findWords(draft: Draft, wanted: Phrases, { except, unless }: Conditions): Found[] {
  return matchesOutsideLegends(draft, wanted)
    .filter((match) => {
      const token = draft.tokens[match.from];
      if (!token?.sentence || token.isQuoted || (unless && hasPhrase(draft.matches, unless, token.sentence)))
        return false;
      return !isWithin(draft, match, except) && !isName(draft, match);
    })
    .map((match) => rangeOf(draft, match));
}

function matchesOutsideLegends({ matches, tokens }: Draft, wanted: Phrases): Span[] {
  return (matches.get(wanted) ?? []).filter(({ from, to }) => {
    const sentence = tokens[from]?.sentence;
    const zone = sentence?.paragraph.zone;
    return sentence !== undefined && to <= sentence.to && zone !== 'legend' && zone !== 'table';
  });
}

/** No phrase has more words before the one in question. */
const MOST_BEFORE = 3;

function isWithin({ matches }: Draft, { from, to }: Span, wanted: Phrases): boolean {
  return matchesIn(matches, wanted, { from: Math.max(from - MOST_BEFORE, 0), to: to + MOST_BEFORE }).some(
    (match) => match.from <= from && match.to >= to,
  );
}

/** "Superior Industries Inc.", "Next-Generation 737", "Leading®". */
function isName({ text, tokens }: Draft, { from, to }: Span): boolean {
  const first = tokens[from];
  if (!first?.isCapital) return false;
  const [next] = tokens.slice(to, to + 1);
  if (MARKS.has(text[tokens[to - 1]?.end ?? 0] ?? '')) return true;
  if (next?.figure && first.sentence?.from !== from) return true;
  const behind = tokens.slice(to, to + 3);
  const company = behind.findIndex(({ word }) => COMPANIES.has(word));
  return company >= 0 && behind.slice(0, company).every(({ isCapital }) => isCapital);
}

const MARKS: ReadonlySet<string> = new Set('®™');

const COMPANIES: ReadonlySet<string> = new Set('inc corp corporation llc ltd plc'.split(' '));

/** They say whose count it is. */
const SOURCES = phrases('according to|as ranked by|ranked by|as measured by|as reported by|source');
