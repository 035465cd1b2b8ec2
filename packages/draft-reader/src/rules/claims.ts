import type { Draft } from '../draft.ts';
import { hasPhrase, matchesIn, phrases, type Phrases, type Span } from '../phrases.ts';
import { rangeOf, type Found, type Rule } from '../rule.ts';

/** What a word must not be, so that the rule leaves it alone. */
interface Conditions {
  /** Phrases in which the word has another sense. */
  except?: Phrases;
  /** Phrases that excuse a whole sentence. */
  unless?: Phrases;
  /** The same, before the word. */
  unlessBefore?: Phrases;
  /** Phrases of which the sentence has one. */
  about?: Phrases;
  /** Whether quotations are read too. */
  quoted?: boolean;
}

export const CLAIM_RULES: readonly Rule[] = [
  wordRule(
    'share-price-touting',
    'undervalued|short squeeze|poised for a breakout|ground floor|to the moon|buying opportunity|entry point|a bargain|are cheap|is cheap|price target|price will|price should|price does not reflect|not reflected in|has yet to recognize|trades below|trading below|trading well below|upside in our|upside for|get in early|will soar|set to soar|true value|below what|well below its|time to buy|best investments|significant upside|substantial upside|exceptional value|attractive value|screaming buy|deep discount|intrinsic value|upside potential|a steal|undervaluing|buy now|buy before|takes off|share price of|stock price of|price to rise|soaring share|attractive opportunity',
    {
      about: phrases('share|shares|stock|shareholders|stockholders|investors|equity'),
      // What a price was, in an offer or on an exchange.
      unless: phrases(
        'closing|last reported|volume weighted|average|exercise|conversion|offer price|premium|based on|fair market',
      ),
      quoted: true,
    },
  ),
  wordRule(
    'safe-and-effective',
    'safe and effective|effective and safe|safety and effectiveness have been established|safety and efficacy have been established|safety and efficacy were established|proven safe|proven to be safe|safe and highly effective|safely and effectively treats',
    {
      // A question that is open, or one for the agency.
      unlessBefore: phrases(
        'whether|if|not|no|nor|determine|determines|determined|decide|decides|approval|approved as|must be|required to be|standard|goal|mission|hope|committed to|working to|aim',
      ),
      quoted: true,
    },
  ),
  wordRule(
    'absolute-claim',
    'guarantee|guarantees that|guarantees returns|guaranteed to|guaranteed returns|guaranteed growth|risk free|no risk|without risk|without any risk|zero risk|completely safe|perfectly safe|fully secure|totally secure|unbreakable|foolproof|fail safe|eliminates all|eliminates the risk|eliminates any|ensures that all|ensures that every|everyone agrees|no competitor|no competitors|no other company|immune to|recession proof|no doubt|would cure|will cure|cures',
    {
      // A denial, or a guarantee of debt.
      except: phrases(
        'no guarantee|not guarantee|cannot guarantee|not a guarantee|nor guarantee|guarantee of|guarantee the notes|guarantee agreement|loan guarantee|subsidiary guarantee|not without risk|nor without risk',
      ),
    },
  ),
  wordRule(
    'claim-without-source',
    "record|record revenue|leading|leader in|market leader|industry leader|global leader|the leader|world leader|largest|fastest growing|best in class|number one|#1|premier|unrivaled|unmatched|unparalleled|unprecedented|the first company to|the first company in|the first and only|the only company|the only fda|best company in|best in the industry|best in the world|safest|the most effective|the only provider|the only supplier|the only maker|the only manufacturer|world's first|world's only|industry's first|industry's best|nation's first|in its history|in our history|in company history|first of its kind|all time high|second to none|the most trusted|the most advanced|historic high|most fuel efficient|lowest cost|one of the strongest|outpaced the market|outperformed the market",
    {
      except: phrases(
        "the record|record date|to record|will record|record a|record an|record dates|record holder|record holders|record keeping|records|of record|on record|record of|hospital's record|track record|medical record|health record|leading to|leading up|leading indicator|leading indicators|leading the|leading a|leading ai|largest shareholder|largest stockholder|largest customer|largest customers|accelerated filer",
      ),
      // They say whose count it is.
      unless: phrases('according to|as ranked by|ranked by|as measured by|as reported by|source'),
    },
  ),
];

export const STYLE_RULES: readonly Rule[] = [
  wordRule(
    'promotional-word',
    'groundbreaking|game changing|game changer|revolutionary|revolutionize|revolutionizes|cutting edge|bleeding edge|state of the art|world class|next generation|next gen|breakthrough|transformational|transformative|phenomenal|spectacular|stellar|tremendous|extraordinary|remarkable|amazing|incredible|explosive growth|skyrocketed|stunning|blockbuster|disruptive|seamless|seamlessly|superior|exceptional|outstanding results|outstanding performance|outstanding quarter|one of a kind',
    {
      // Terms of regulators and of securities, and generations of people.
      except: phrases(
        'breakthrough therapy|breakthrough device|breakthrough devices|breakthrough designation|next generation sequencing|next generation of|superior proposal|superior proposals|superior offer|extraordinary general|extraordinary meeting|extraordinary item|extraordinary items|extraordinary dividend|extraordinary cash',
      ),
    },
  ),
];

/** A rule that finds words outside legends and tables. */
function wordRule(id: string, words: string, conditions: Conditions): Rule {
  const { except, unless, unlessBefore, about, quoted } = conditions;
  const wanted = phrases(words);
  return { id, find: (draft) => (draft.matches[wanted] ?? []).flatMap((match) => foundAt(draft, match)) };

  function foundAt(draft: Draft, match: Span): Found[] {
    const { sentence, isQuoted } = draft.tokens[match.from] ?? {};
    const zone = sentence?.paragraph.zone;
    if (!sentence || match.to > sentence.to || zone === 'legend' || zone === 'table') return [];
    const { from, to } = sentence;
    const has = (set: Phrases | undefined, end = to) =>
      set !== undefined && hasPhrase(draft.matches, set, { from, to: end });
    const isExcused = (isQuoted && !quoted) || has(unless) || has(unlessBefore, match.from);
    if (isExcused || (about && !has(about)) || isWithin(draft, match, except)) return [];
    return isName(draft, match) ? [] : [rangeOf(draft, match)];
  }
}

/** No phrase has more words before the one in question. */
const MOST_BEFORE = 3;

function isWithin({ matches }: Draft, { from, to }: Span, wanted: Phrases | undefined): boolean {
  const around = { from: Math.max(from - MOST_BEFORE, 0), to: to + MOST_BEFORE };
  const found = wanted ? matchesIn(matches, wanted, around) : [];
  return found.some((match) => match.from <= from && match.to >= to);
}

/** "Superior Industries Inc.", "Next-Generation 737", "Leading®". */
function isName({ text, tokens }: Draft, { from, to }: Span): boolean {
  const first = tokens[from];
  if (!first?.isCapital) return false;
  if ('®™'.includes(text[tokens[to - 1]?.end ?? 0] ?? ' ')) return true;
  if (tokens[to]?.figure && first.sentence?.from !== from) return true;
  const behind = tokens.slice(to, to + 3);
  const company = behind.findIndex(({ word }) => COMPANIES.has(word));
  return company >= 0 && behind.slice(0, company).every(({ isCapital }) => isCapital);
}

const COMPANIES: ReadonlySet<string> = new Set('inc corp corporation llc ltd plc'.split(' '));
