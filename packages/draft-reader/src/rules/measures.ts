import type { Draft } from '../text/draft.ts';
import { hasPhrase, matchesIn, phrases, type Phrases, type Span } from '../text/phrases.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { EPS, MEASURES } from '../text/words.ts';

/** Measures outside GAAP, and the measures of GAAP that each is compared with. */
const PAIRS: readonly { adjusted: Phrases; gaap: Phrases }[] = [
  pair(
    'net income|net loss|net earnings|net profit|gaap earnings|income from continuing operations|income before taxes|income before income taxes',
    'adjusted ebitdar|adjusted ebitda|ebitda|cash earnings|core earnings|adjusted earnings|adjusted profit|distributable earnings|funds from operations|affo|ffo',
  ),
  pair(
    `${EPS}|loss per share|net loss per share|per diluted share`,
    'ffo per share|ffo per diluted share|affo per share|affo per diluted share|core ffo per share|core ffo per diluted share',
  ),
  pair(
    'operating income|operating loss|operating profit|operating margin|income from operations|loss from operations|net income|net loss|net earnings',
    'adjusted ebit',
  ),
  pair('gross profit|gross margin'),
  pair('operating expenses'),
  pair(
    'operating cash flow|cash flow from operations|cash flows from operations|cash from operations|cash provided by operating|cash provided by operations|cash used in operating|operating activities',
    'free cash flow|adjusted free cash flow',
  ),
  pair(
    'net sales|revenue|revenues|reported sales',
    'organic revenue|organic sales|organic growth|constant currency revenue|organic net sales|constant currency growth',
  ),
];

/** @param others measures outside GAAP whose names are not a GAAP name with "adjusted" before it */
function pair(gaap: string, ...others: string[]) {
  const adjusted = ['adjusted', 'non gaap', 'core'].flatMap((word) =>
    gaap.split('|').map((name) => `${word} ${name}`),
  );
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
  const found = PAIRS.flatMap(({ adjusted, gaap }) => {
    const zoneOf = ({ from }: Span) => draft.tokens[from]?.sentence?.paragraph.zone;
    const isBeside = (match: Span) => zone === 'prose' || zoneOf(match) === zone;
    const all = { from: 0, to: draft.tokens.length };
    if (matchesIn(draft.matches, gaap, all).some((match) => isBeside(match) && isUnadjusted(draft, match)))
      return [];
    const first = draft.matches[adjusted]?.find(
      (match) => zoneOf(match) === zone && isReported(draft, match),
    );
    return first ? [rangeOf(draft, first)] : [];
  });
  // One adjusted measure may belong to two of GAAP.
  return [...new Map(found.map((range) => [range.start, range])).values()];
}

/** Whether a GAAP measure is not part of an adjusted one. */
function isUnadjusted({ tokens }: Draft, { from }: Span): boolean {
  const [before, earlier] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word];
  return !ADJUSTED.has(before) && earlier !== 'adjusted' && !(before === 'gaap' && earlier === 'non');
}

const ADJUSTED: ReadonlySet<string> = new Set('adjusted|core|organic|currency|ffo|affo|cash|non'.split('|'));

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
  const before = tokens[from - 1]?.word;
  // "GAAP and non-GAAP margin was 20.4% and 26.9%", and the profit of a segment.
  const isBoth = (before === 'and' || before === 'to') && tokens[from - 2]?.word === 'gaap';
  if (isBoth || before === 'segment' || before === 'ev' || hasPhrase(matches, DEFINES, sentence))
    return false;
  const given =
    before === 'in' || before === 'of' || before === ''
      ? (tokens[from - 2]?.figure ?? tokens[from - 1]?.figure)
      : undefined;
  if (given && given.kind !== 'number') return true;
  const end = Math.min(to + REACH, sentence.to);
  const place = tokens.slice(to, end).findIndex(({ figure }) => figure && figure.kind !== 'number');
  if (place < 0) return false;
  const between = { from: to, to: to + place };
  return !hasPhrase(matches, OTHERS, between) && !hasPhrase(matches, MEASURES, between);
}

const OTHERS = phrases('with|while|excluding|includes|including|which');
const DEFINES = phrases(
  'defined as|we define|defines|is calculated as|reconciliation of|excludes|accretive|covenant|credit agreement|segment|segments|expects|expected|anticipates|guidance|outlook|forecast|target|targets|anticipated',
);
