import { isCautionary } from '../caution.ts';
import { hasPhrase, matchesOf, phrases, rangeOf, type Match, type Phrases } from '../phrases.ts';
import type { Draft, Paragraph } from '../parse-draft.ts';
import type { Found, Rule } from '../rule.ts';
import type { Token } from '../token.ts';

/** Measures outside GAAP, and the measures of GAAP that each is compared with. */
const PAIRS: readonly { adjusted: Phrases; gaap: Phrases }[] = [
  pair(
    'adjusted ebitda|adjusted ebitdar|ebitda|adjusted net income|adjusted net loss|adjusted net earnings|non gaap net income|non gaap net loss|core earnings|adjusted earnings|adjusted profit',
    'net income|net loss|net earnings|net profit|gaap earnings|income from continuing operations|income before taxes|income before income taxes',
  ),
  pair(
    'adjusted earnings per share|adjusted earnings per diluted share|adjusted diluted earnings|adjusted eps|adjusted diluted eps|non gaap eps|non gaap earnings per share|non gaap earnings per diluted share|non gaap diluted earnings|non gaap net income per share|core eps|adjusted net income per share|adjusted net income per diluted share',
    'earnings per share|earnings per diluted share|diluted earnings per share|diluted eps|gaap eps|net income per share|net income per diluted share|loss per share|net loss per share',
  ),
  pair(
    'adjusted operating income|adjusted operating profit|adjusted operating margin|non gaap operating income|non gaap operating margin|adjusted income from operations|adjusted ebit',
    'operating income|operating loss|operating profit|operating margin|income from operations|loss from operations',
  ),
  pair(
    'adjusted gross profit|adjusted gross margin|non gaap gross margin|non gaap gross profit',
    'gross profit|gross margin',
  ),
  pair('non gaap operating expenses|adjusted operating expenses', 'operating expenses'),
  pair(
    'free cash flow|adjusted free cash flow',
    'operating cash flow|cash flow from operations|cash flows from operations|cash from operations|cash provided by operating|cash provided by operations|cash used in operating|operating activities',
  ),
  pair(
    'organic revenue|organic sales|organic growth|constant currency revenue|adjusted revenue|non gaap revenue|core revenue|organic net sales|constant currency growth',
    'net sales|revenue|revenues|reported revenue|reported sales',
  ),
];

const ANY_ADJUSTED: Phrases = new Map(
  PAIRS.flatMap(({ adjusted }) => [...adjusted.keys()]).map((word) => [word, [[word]]]),
);

export const MEASURE_RULES: readonly Rule[] = [
  {
    id: 'adjusted-alone',
    kind: 'measures',
    title: 'Adjusted figure without its GAAP measure',
    reason:
      'Regulation G requires the most directly comparable GAAP measure; Item 10(e) of Regulation S-K requires it with equal or greater prominence.',
    mend: 'Put the GAAP figure for the same period in the same paragraph, before the adjusted one.',
    example: 'Adjusted EBITDA for the third quarter was $9.1 million.',
    find: (draft) => findMeasures(draft, 'alone'),
  },
  {
    id: 'adjusted-first',
    kind: 'measures',
    title: 'Adjusted figure before its GAAP measure',
    reason:
      'SEC staff names a non-GAAP measure that precedes its GAAP measure as an example of undue prominence (Non-GAAP C&DI 102.10).',
    mend: 'Put the GAAP measure first.',
    example: 'Adjusted net income for the quarter was $5.2 million; net income was $4.0 million.',
    find: (draft) => findMeasures(draft, 'first'),
  },
];

function pair(adjusted: string, gaap: string) {
  return { adjusted: phrases(...adjusted.split('|')), gaap: phrases(...gaap.split('|')) };
}

/** The adjusted figures that have no GAAP measure in or beside their paragraph, or only behind them. */
function findMeasures({ paragraphs }: Draft, wanted: 'alone' | 'first'): Found[] {
  return paragraphs.flatMap((paragraph) =>
    isCautionary(paragraph) || !hasPhrase(paragraph.tokens, ANY_ADJUSTED)
      ? []
      : PAIRS.flatMap((one) => {
          const [first] = matchesOf(paragraph.tokens, one.adjusted);
          if (!first || !hasFigureNear(paragraph, first)) return [];
          const where = placeOfGaap(paragraphs, paragraph, first, one.gaap);
          return where === wanted ? [rangeOf(paragraph.tokens, first)] : [];
        }),
  );
}

/** Where the first GAAP measure stands: `undefined` where it should. */
function placeOfGaap(
  paragraphs: readonly Paragraph[],
  { tokens, index }: Paragraph,
  first: Match,
  gaap: Phrases,
): 'alone' | 'first' | undefined {
  const measure = matchesOf(tokens, gaap).find(({ from }) => !isAdjusted(tokens, from));
  if (measure) return measure.from < first.from ? undefined : 'first';
  if (hasUnadjusted(paragraphs[index - 1], gaap)) return undefined;
  return hasUnadjusted(paragraphs[index + 1], gaap) ? 'first' : 'alone';
}

function hasUnadjusted(paragraph: Paragraph | undefined, gaap: Phrases): boolean {
  if (!paragraph) return false;
  return matchesOf(paragraph.tokens, gaap).some(({ from }) => !isAdjusted(paragraph.tokens, from));
}

const ADJUSTED = new Set(['adjusted', 'core', 'organic', 'currency']);

function isAdjusted(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.word ?? '';
  return ADJUSTED.has(before) || (before === 'gaap' && tokens[from - 2]?.word === 'non');
}

/** Only figures are reported: a definition of the measure has none in its sentence. */
function hasFigureNear({ sentences, tokens }: Paragraph, { from }: Match): boolean {
  const at = tokens[from];
  const sentence = at && sentences.find(({ end }) => end > at.start);
  return (
    sentence !== undefined &&
    sentence.tokens.some(({ figure }) => isReported(figure)) &&
    !defines(sentence.tokens)
  );
}

function isReported(figure: Token['figure']): boolean {
  return figure !== undefined && figure.kind !== 'number';
}

function defines(tokens: readonly Token[]): boolean {
  return hasPhrase(tokens, DEFINES);
}

const DEFINES = phrases(
  'defined as',
  'we define',
  'defines',
  'is calculated as',
  'reconciliation of',
  'excludes',
);
