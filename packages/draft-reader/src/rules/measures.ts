import type { Draft } from '../text/draft.ts';
import { hasPhrase, phrases, type Phrases, type Span } from '../text/phrases.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { wordSet } from '../text/words.ts';

/** The measures of GAAP, and the measures outside GAAP that each is compared with, besides "adjusted" ones. */
const PAIRS = [
  pair(
    'net income|net loss|net earnings|net profit|gaap earnings|loss of|income from continuing operations|income before taxes|income before income taxes|operating income|operating loss|operating profit|operating margin|income from operations|loss from operations|operating result',
    'adjusted ebitdar|adjusted ebitda|ebitda|adjusted ebit|cash earnings|core earnings|adjusted earnings|adjusted profit|distributable earnings|funds from operations|affo|ffo',
  ),
  pair(
    'eps|diluted eps|earnings per share|diluted earnings per share|earnings per diluted share|diluted earnings per common share|net income per share|net income per diluted share|loss per share|net loss per share|per diluted share',
    'ffo per share|ffo per diluted share|affo per share|affo per diluted share|core ffo per share|core ffo per diluted share',
  ),
  pair('gross profit|gross margin'),
  pair('operating expenses'),
  pair(
    'operating cash flow|cash flow from operations|cash flows from operations|cash from operations|cash provided by operating|cash provided by operations|cash used in operating|operating activities',
    'free cash flow|adjusted free cash flow',
  ),
  pair(
    'net sales|sales|revenue|revenues|reported sales',
    'organic revenue|organic sales|organic growth|constant currency revenue|organic net sales|constant currency growth',
  ),
];

function pair(gaap: string, ...others: string[]): { adjusted: Phrases; gaap: Phrases } {
  const names = gaap.split('|');
  const adjusted = ['adjusted', 'non gaap', 'core'].flatMap((word) => names.map((name) => `${word} ${name}`));
  return { adjusted: phrases(...adjusted, ...others), gaap: phrases(gaap) };
}

export const MEASURE_RULES: readonly Rule[] = [
  { id: 'adjusted-headline', find: (draft) => adjustedFigures(draft, 'headline') },
  { id: 'adjusted-alone', find: (draft) => adjustedFigures(draft, 'prose') },
  {
    id: 'missing-reconciliation',
    find(draft) {
      const isReconciled = draft.tokens.some(({ word }) => word.startsWith('reconcil'));
      const isRelease = draft.tokens.length >= RELEASE_WORDS || draft.paragraphs[draft.lead]?.isDateline;
      if (isReconciled || !isRelease) return [];
      return PAIRS.flatMap(({ adjusted }) => draft.matches[adjusted] ?? [])
        .filter((match) => isReported(draft, match))
        .slice(0, 1)
        .map((match) => rangeOf(draft, match));
    },
  },
];

/** A text with at least this many words is read as a whole release. */
const RELEASE_WORDS = 150;

/**
 * The first figure of each adjusted measure, if the headline or the whole draft lacks the GAAP measure that belongs to
 * it.
 */
function adjustedFigures(draft: Draft, zone: 'headline' | 'prose'): MarkedRange[] {
  const isIn = ({ from }: Span) => draft.tokens[from]?.sentence?.paragraph.zone === zone;
  const found = PAIRS.flatMap(({ adjusted, gaap }) => {
    const isGiven = draft.matches[gaap]?.some(
      (match) => (zone === 'prose' || isIn(match)) && isUnadjusted(draft, match),
    );
    const first = draft.matches[adjusted]?.find((match) => isIn(match) && isReported(draft, match));
    return first && !isGiven ? [rangeOf(draft, first)] : [];
  });
  // One adjusted measure may belong to two of GAAP.
  return [...new Map(found.map((range) => [range.start, range])).values()];
}

const ADJUSTED = wordSet('adjusted|core|organic|currency|ffo|affo|cash|non');

/** Whether a GAAP measure is not part of an adjusted one. */
function isUnadjusted({ tokens }: Draft, { from }: Span): boolean {
  const [before, earlier] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word];
  return !ADJUSTED.has(before) && earlier !== 'adjusted' && !(before === 'gaap' && earlier === 'non');
}

/** How many tokens a measure and its figure may be apart. */
const REACH = 20;

/**
 * Whether the sentence gives the measure a figure of its own. Definitions have none, and neither do additions to a
 * measure.
 */
function isReported({ tokens, matches }: Draft, { from, to }: Span): boolean {
  const { sentence } = tokens[from] ?? {};
  const zone = sentence?.paragraph.zone;
  if (!sentence || (zone !== 'headline' && zone !== 'prose')) return false;
  const [earlier, before] = [tokens[from - 2], tokens[from - 1]];
  // "GAAP and non-GAAP margin was 20.4% and 26.9%", and the profit of a segment.
  const isBoth = (before?.word === 'and' || before?.word === 'to') && earlier?.word === 'gaap';
  const isOther = isBoth || before?.word === 'segment' || before?.word === 'ev';
  if (isOther || hasPhrase(matches, DEFINES, sentence)) return false;
  // "$9.1 million in adjusted EBITDA", "5% organic growth".
  const given = before?.word === 'in' || before?.word === 'of' ? earlier : before;
  if (given?.figure && given.figure.kind !== 'number') return true;
  const end = Math.min(to + REACH, sentence.to);
  const place = tokens.slice(to, end).findIndex(({ figure }) => figure && figure.kind !== 'number');
  return place >= 0 && !hasPhrase(matches, OTHERS, { from: to, to: to + place });
}

/** Words that lead to another measure or to its parts. */
const OTHERS = phrases(
  'with|while|excluding|includes|including|which|revenue|revenues|sales|net income|net loss|net earnings|net profit|operating income|operating loss|operating profit|income from operations|ebitda|gross profit|earnings|bookings|cash flow|eps|backlog',
);
const DEFINES = phrases(
  'defined as|we define|defines|is calculated as|reconciliation of|excludes|accretive|covenant|credit agreement|segment|segments|expects|expected|anticipates|guidance|outlook|forecast|target|targets|anticipated',
);
