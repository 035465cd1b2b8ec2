import type { Draft } from '../text/draft.ts';
import { OWN } from '../text/issuer.ts';
import { hasPhrase, matchesIn, phrases, type Phrases, type Span } from '../text/phrases.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { MONTHS, wordSet } from '../text/words.ts';

/** Exceptions and conditions of a word. */
interface Conditions {
  /** Phrases in which the word has another sense. */
  except?: Phrases;
  /** Phrases that excuse a whole sentence. */
  unless?: Phrases;
  /** Whether the words must be about the issuer, not about a supplier, a bank or an expert. */
  own?: boolean;
}

export const CLAIM_RULES: readonly Rule[] = [
  wordRule(
    'claim-without-source',
    "a leading|the leading|an industry leading|our industry leading|industry leading|market leading|world leading|world's leading|nation's leading|a leader in|the leader in|market leader|industry leader|a global leader|global leader|the leader|world leader|is the largest|is one of the largest|are the largest|the world's largest|the nation's largest|the industry's largest|the largest independent|one of the fastest growing|the fastest growing|best in class|number one|#1|unrivaled|unmatched|unparalleled|the first company to|the first and only|the only company|the only provider|the only fda|best in the world|the most effective|world's first|industry's first|industry's best|nation's first|first of its kind|second to none|the most trusted|the most advanced|record revenue|record revenues|record sales|record net sales|record quarter|record quarterly|record year|record annual|record results|record earnings|record income|record net income|record operating|record backlog|record orders|record bookings|record performance|record growth|record levels|record level|record high|record cash|record adjusted|record ebitda|record gross|record profit|record profits|record margin|record margins|record fourth|record third|record second|record first|record full|record fiscal",
    {
      own: true,
      except: phrases(
        'the world leading the|industry leader to|a leading cause|the leading cause|the leading edge|a leading indicator|a leading role|to record revenue|will record',
      ),
      // Words that give the source of the ranking, or are about a market.
      unless: phrases(
        'risk|risks|strategy to|by number of|by revenue|by volume|by market|by assets|by sales|establish itself|price|prices|establishing itself|according to|as ranked by|ranked by|as measured by|as reported by|source|seek to|seeks to|become|becoming|aims|aim|aspire|goal|vision|mission|survey',
      ),
    },
  ),
];

export const STYLE_RULES: readonly Rule[] = [
  wordRule(
    'promotional-word',
    'groundbreaking|game changing|game changer|revolutionary|revolutionize|revolutionizes|revolutionizing|cutting edge|state of the art|world class|breakthrough|transformational|transformative|phenomenal|spectacular|stellar|tremendous|extraordinary|remarkable|amazing|incredible|explosive growth|skyrocketed|stunning|superior|exceptional|outstanding results|outstanding performance|one of a kind',
    {
      unless: phrases('risk|risks'),
      // Terms of regulators, of securities and of disclaimers.
      except: phrases(
        'groundbreaking ceremony|groundbreaking event|breakthrough therapy|breakthrough device|breakthrough devices|breakthrough designation|superior to|superior proposal|superior proposals|superior court|extraordinary general|extraordinary meeting|extraordinary items|extraordinary resolution',
      ),
    },
  ),
];

/** Makes a rule that finds words outside legends and tables, each kind once. */
function wordRule(id: string, words: string, conditions: Conditions): Rule {
  const { except, unless, own } = conditions;
  const wanted = phrases(words);
  return {
    id,
    find(draft) {
      const seen = new Set<string>();
      return (draft.matches[wanted] ?? []).flatMap((match) => {
        const found = foundAt(draft, match);
        const said = draft.tokens
          .slice(match.from, match.to + 1)
          .map(({ word }) => word)
          .join(' ');
        if (found.length === 0 || seen.has(said)) return [];
        seen.add(said);
        return found;
      });
    },
  };

  function foundAt(draft: Draft, match: Span): MarkedRange[] {
    const { sentence } = draft.tokens[match.from] ?? {};
    const zone = sentence?.paragraph.zone;
    if (!sentence || match.to > sentence.to || zone === 'legend' || zone === 'table') return [];
    const isExcused = unless !== undefined && hasPhrase(draft.matches, unless, sentence);
    if (isExcused || (own && !isOwn(draft, match)) || isWithin(draft, match, except)) return [];
    return isName(draft, match) ? [] : [rangeOf(draft, match)];
  }
}

/** The longest phrase before a word. */
const MOST_BEFORE = 3;

function isWithin({ matches }: Draft, { from, to }: Span, wanted: Phrases | undefined): boolean {
  const around = { from: Math.max(from - MOST_BEFORE, 0), to: to + MOST_BEFORE };
  const found = wanted ? matchesIn(matches, wanted, around) : [];
  return found.some((match) => match.from <= from && match.to >= to);
}

/** Words before the subject of a claim: "with Example, a leading bank", "partners such as". */
const OTHERS = wordSet(
  'with|by|at|from|for|board|engaged|partner|partners|customer|customers|supplier|suppliers|client|clients|acquisition|acquire|acquired|acquires|acquiring|than|including|experts|institutions|investors',
);

/** How many tokens back the name may be. */
const NAME_WITHIN = 25;

/** Whether the nearest name before a claim, ignoring parentheses, is the issuer's. */
function isOwn(draft: Draft, match: Span): boolean {
  const { tokens, text, lead } = draft;
  const { sentence } = tokens[match.from] ?? {};
  const issuer = draft.issuer;
  if (!sentence || /[,;:]/.test(text.slice(tokens[match.from]?.start, tokens[match.to - 1]?.end)))
    return false;
  const before = tokens[match.from - 1]?.word ?? '';
  const isApposition = text.slice(tokens[match.from - 1]?.end, tokens[match.from]?.start).includes(',');
  // "Similar to the leading makers": other companies.
  if (tokens[match.from]?.word === 'the' && !isApposition && !IS.has(before)) return false;
  for (let at = match.from - 1; at >= Math.max(sentence.from, match.from - NAME_WITHIN); at -= 1) {
    const { word = '', isCapital, start = 0, end = 0 } = tokens[at] ?? {};
    if (issuer.has(word.replace(/'s$/, ''))) return true;
    const said = text.slice(sentence.start, start);
    const isInside = said.lastIndexOf('(') > said.lastIndexOf(')');
    const isOther = isCapital && !isInside && !MONTHS.has(word) && !NO_NAMES.has(word) && end - start > 1;
    const isFirst = at === sentence.from && !(at === match.from - 2 && IS.has(before));
    if (OTHERS.has(word) || (isOther && !isFirst && isKnown(issuer))) return false;
  }
  const { zone, index } = sentence.paragraph;
  if (zone === 'headline' || (!isKnown(issuer) && index <= lead)) return true;
  return tokens.slice(sentence.from, sentence.to).some(({ word }) => issuer.has(word.replace(/'s$/, '')));
}

/** Whether the headline or the lead names the issuer beside its ticker. */
function isKnown(issuer: ReadonlySet<string>): boolean {
  return issuer.size > OWN.size;
}

const IS = wordSet('is|as|are|was|remains|became|being');
const NO_NAMES = wordSet(
  'inc|corp|corporation|co|ltd|limited|plc|llc|group|holdings|the|a|ceo|cfo|chief|executive|officer|president|chairman|founder|director|vice|and|of|today|new',
);

/**
 * "Superior Industries Inc.", "Breakthrough Energy", "Leading®": in capitals, but not at the start of a sentence or a
 * title.
 */
function isName(draft: Draft, { from, to }: Span): boolean {
  const { text, tokens } = draft;
  const first = tokens[from];
  const next = tokens[to];
  if (!first?.isCapital) return false;
  if (next?.isCapital && draft.issuer.has(first.word)) return true;
  if ('®™'.includes(text[tokens[to - 1]?.end ?? 0] ?? ' ')) return true;
  const { sentence } = first;
  const isTitle =
    sentence &&
    (sentence.paragraph.zone === 'headline' || !'.!?”"'.includes(text[sentence.paragraph.end - 1] ?? ' '));
  return sentence?.from !== from && !isTitle && next?.isCapital === true;
}
