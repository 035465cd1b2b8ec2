import { isDateline, type Draft, type Paragraph, type Sentence } from '../draft.ts';
import { hasPhrase, matchesIn, phrases, type Phrases, type Span } from '../phrases.ts';
import { rangeOf, type Rule } from '../rule.ts';
import { EPS, MEASURES } from '../words.ts';

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
    'operating income|operating loss|operating profit|operating margin|income from operations|loss from operations',
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

/** @param others measures outside GAAP whose names are not that of one of GAAP with "adjusted" before it */
function pair(gaap: string, ...others: string[]) {
  const adjusted = ['adjusted', 'non gaap', 'core'].flatMap((word) =>
    gaap.split('|').map((name) => `${word} ${name}`),
  );
  return { adjusted: phrases(...adjusted, ...others), gaap: phrases(gaap) };
}

export const MEASURE_RULES: readonly Rule[] = [
  ...(['headline', 'alone', 'first'] as const).map((fault) => ({
    id: `adjusted-${fault}`,
    find: (draft: Draft) =>
      adjustedFigures(draft).flatMap((one) =>
        faultOf(draft, one) === fault ? [rangeOf(draft, one.match)] : [],
      ),
  })),
  {
    id: 'missing-reconciliation',
    find: (draft) => {
      const isReconciled = draft.tokens.some(({ word }) => word.startsWith('reconcil'));
      const [first] = isReconciled || !isRelease(draft) ? [] : adjustedFigures(draft);
      return first ? [rangeOf(draft, first.match)] : [];
    },
  },
];

/** A text of this many words or more is read as a whole release. */
const RELEASE_WORDS = 150;

function isRelease({ text, tokens, paragraphs }: Draft): boolean {
  return tokens.length >= RELEASE_WORDS || paragraphs.some((one) => isDateline(text, tokens, one));
}

interface AdjustedFigure {
  match: Span;
  paragraph: Paragraph;
  gaap: Phrases;
  /** Where the draft names the GAAP measure first, among its tokens. */
  firstGaap: number;
}

/** The adjusted measures that have a figure: of each, the first of a paragraph. */
function adjustedFigures(draft: Draft): AdjustedFigure[] {
  return PAIRS.flatMap(({ adjusted, gaap }) => {
    const firstGaap = unadjusted(draft, { from: 0, to: draft.tokens.length }, gaap)?.from ?? Infinity;
    let last: Paragraph | undefined;
    return (draft.matches[adjusted] ?? []).flatMap((match): AdjustedFigure[] => {
      const sentence = draft.tokens[match.from]?.sentence;
      const paragraph = sentence?.paragraph;
      const isRead = paragraph?.zone === 'headline' || paragraph?.zone === 'prose';
      if (!sentence || !isRead || paragraph === last || !isReported(draft, sentence, match)) return [];
      last = paragraph;
      return [{ match, paragraph: sentence.paragraph, gaap, firstGaap }];
    });
  });
}

type Fault = 'headline' | 'alone' | 'first';

/** How many paragraphs back the GAAP measure may stand: the items of a list share it. */
const MOST_BACK = 8;

/** Why a figure without a GAAP measure before it is marked. */
function faultOf(
  draft: Draft,
  { paragraph, match: { from }, gaap, firstGaap }: AdjustedFigure,
): Fault | undefined {
  const { paragraphs } = draft;
  const first = firstGaap < from ? undefined : 'first';
  const own = unadjusted(draft, paragraph, gaap);
  if (own) return own.from < from ? undefined : first;
  for (let back = 1; back <= MOST_BACK; back += 1) {
    const before = paragraphs[paragraph.index - back];
    if (!before || (paragraph.zone === 'prose' && before.zone === 'headline' && back > 2)) break;
    if (before.zone !== 'table' && unadjusted(draft, before, gaap)) return undefined;
    if (!before.isItem && /[.”"]/.test(draft.text[before.end - 1] ?? '')) break;
  }
  if (paragraph.zone === 'headline') return 'headline';
  const next = paragraphs[paragraph.index + 1];
  return next && next.zone !== 'table' && unadjusted(draft, next, gaap) ? first : 'alone';
}

/** The first GAAP measure that is not part of an adjusted one. */
function unadjusted({ tokens, matches }: Draft, span: Span, gaap: Phrases): Span | undefined {
  return matchesIn(matches, gaap, span).find(({ from }) => {
    const before = tokens[from - 1]?.word ?? '';
    return (
      !ADJUSTED.has(before) &&
      !(before === 'gaap' && tokens[from - 2]?.word === 'non') &&
      tokens[from - 2]?.word !== 'adjusted'
    );
  });
}

const ADJUSTED: ReadonlySet<string> = new Set('adjusted|core|organic|currency|ffo|affo|cash|non'.split('|'));

/** How many tokens a measure and its figure may be apart. */
const REACH = 20;

/** Whether the sentence gives the measure a figure of its own. A definition has none, nor has what adds to a measure. */
function isReported(
  { tokens, matches }: Pick<Draft, 'tokens' | 'matches'>,
  sentence: Sentence,
  { from, to }: Span,
): boolean {
  if (hasPhrase(matches, DEFINES, sentence)) return false;
  const before = tokens[from - 1]?.word;
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
  'defined as|we define|defines|is calculated as|reconciliation of|excludes|accretive|covenant|credit agreement',
);
