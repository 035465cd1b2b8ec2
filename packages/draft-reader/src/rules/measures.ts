import type { Draft } from '../text/draft.ts';
import { hasPhrase, phrases, type Span } from '../text/phrases.ts';
import { rangeOf, type Rule } from '../rule.ts';

const GAAP =
  'net income|net loss|net earnings|operating income|operating loss|operating profit|operating margin|income from operations|eps|diluted eps|earnings per share|diluted earnings per share|gross profit|gross margin|operating expenses';

/** Measures outside GAAP. */
const ADJUSTED = phrases(
  'ebitda|ebitdar|adjusted ebit|adjusted earnings|core earnings|distributable earnings|funds from operations|ffo|affo|free cash flow|organic revenue|organic sales|organic growth|constant currency revenue',
  ...['adjusted', 'non gaap', 'core'].flatMap((word) => GAAP.split('|').map((name) => `${word} ${name}`)),
);

export const MEASURE_RULES: readonly Rule[] = [
  {
    id: 'missing-reconciliation',
    find(draft) {
      const isReconciled = draft.tokens.some(({ word }) => word.startsWith('reconcil'));
      const isRelease = draft.tokens.length >= RELEASE_WORDS || draft.paragraphs[draft.lead]?.isDateline;
      if (isReconciled || !isRelease) return [];
      const first = draft.matches[ADJUSTED]?.find((match) => isReported(draft, match));
      return first ? [rangeOf(draft, first)] : [];
    },
  },
];

/** A text with at least this many words is read as a whole release. */
const RELEASE_WORDS = 150;

/** How many tokens a measure and its figure may be apart. */
const REACH = 20;

/** Whether the sentence gives the measure a figure. Definitions have none, and forecasts may have none. */
function isReported({ tokens, matches }: Draft, { from, to }: Span): boolean {
  const { sentence } = tokens[from] ?? {};
  const zone = sentence?.paragraph.zone;
  if (!sentence || (zone !== 'headline' && zone !== 'prose')) return false;
  const near = tokens.slice(Math.max(from - 2, sentence.from), Math.min(to + REACH, sentence.to));
  return (
    !hasPhrase(matches, DEFINES, sentence) && near.some(({ figure }) => figure && figure.kind !== 'number')
  );
}

const DEFINES = phrases(
  'defined as|we define|defines|is calculated as|excludes|accretive|covenant|credit agreement|segment|segments|expects|expected|anticipates|guidance|outlook|forecast|target|targets|anticipated|ev ebitda',
);
