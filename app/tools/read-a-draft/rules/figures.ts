import { isCautionary, ownSentences } from '../caution.ts';
import { hasPhrase, matchAt, matchesOf, phrases, rangeOf } from '../phrases.ts';
import type { Draft, Paragraph } from '../parse-draft.ts';
import type { Found, Rule } from '../rule.ts';
import type { Token } from '../token.ts';
import { DIRECTIONS, MEASURES, MONTHS, RATIOS } from '../words.ts';

export const FIGURE_RULES: readonly Rule[] = [
  {
    id: 'figure-without-period',
    kind: 'figures',
    title: 'Figure without its period',
    reason: 'Without the period, a reader may take the figure of a quarter for that of a year.',
    mend: 'Name the period in the sentence.',
    wording: 'for the quarter ended September 30, 2026',
    example: 'The acquired business has revenue of $20 million.',
    find: findWithoutPeriod,
  },
  {
    id: 'change-without-base',
    kind: 'figures',
    title: 'Change without a comparison',
    reason: 'The reader cannot tell whether the comparison is with the prior quarter or the prior year.',
    mend: 'Say what it is compared with, and give that figure.',
    wording: 'from $43.2 million a year earlier',
    example: 'Third-quarter revenue increased 12%.',
    find: (draft) =>
      ownSentences(draft).flatMap(({ tokens }) =>
        hasPhrase(tokens, BASES)
          ? []
          : changesOf(tokens).map(({ from, to }) => rangeOf(tokens, { from, to })),
      ),
  },
  {
    id: 'percent-or-points',
    kind: 'figures',
    title: 'Percent or percentage points',
    reason:
      'A margin that rises from 10% to 12% rises by two percentage points, or by 20%. The text can be read both ways.',
    mend: 'Write “percentage points” or “basis points”, and give both values.',
    example: 'Gross margin improved 2% from the prior year.',
    find: (draft) =>
      ownSentences(draft).flatMap(({ tokens }) =>
        changesOf(tokens)
          .filter(({ from, to }) => isOfRatio(tokens, from) && !POINTS.has(tokens[to]?.word ?? ''))
          .map((match) => rangeOf(tokens, match)),
      ),
  },
];

/** A headline or a list's first line gives its period to the lines of the list below. */
function findWithoutPeriod({ text, paragraphs }: Draft): Found[] {
  let carried = false;
  return paragraphs.flatMap((paragraph) => {
    const isProse =
      /^[\w“"$(À-ɏ]/.test(text.slice(paragraph.start, paragraph.start + 1)) && endsLikeProse(text, paragraph);
    if (isCautionary(paragraph)) return [];
    const found = withoutPeriod(paragraph, !isProse && carried);
    carried = !isProse && (carried || hasPeriod(paragraph.tokens));
    return found;
  });
}

function endsLikeProse(text: string, { end }: Paragraph): boolean {
  return /[.”"]\s*$/.test(text.slice(Math.max(end - 3, 0), end));
}

function withoutPeriod({ sentences }: Paragraph, carried: boolean): Found[] {
  let known = carried;
  return sentences.flatMap(({ tokens }) => {
    known ||= hasPeriod(tokens);
    if (known) return [];
    const [first] = matchesOf(tokens, MEASURES).flatMap(({ from, to }) => {
      const amount = tokens.slice(to, to + 5).findIndex(({ figure }) => figure?.kind === 'amount');
      return amount < 0 ? [] : [rangeOf(tokens, { from, to: to + amount + 1 })];
    });
    return first ? [first] : [];
  });
}

function hasPeriod(tokens: readonly Token[]): boolean {
  return hasPhrase(tokens, PERIODS) || tokens.some(isYearOrDay);
}

/** "2026", or the 30 of "September 30". */
function isYearOrDay({ figure }: Token, index: number, tokens: readonly Token[]): boolean {
  if (figure?.kind !== 'number') return false;
  return (figure.value >= 1990 && figure.value <= 2100) || MONTHS.has(tokens[index - 1]?.word ?? '');
}

const PERIODS = phrases(
  ...'quarter|quarters|quarterly|year|years|month|months|monthly|week|weeks|fiscal|annual|annually|annualized|q1|q2|q3|q4|h1|h2|half|trailing|as of|to date|since inception|inception|daily|period|periods'.split(
    '|',
  ),
);

const BASES = phrases(
  ...'from|compared|versus|vs|than|over the|over prior|over last|over fiscal|over the prior|year over year|quarter over quarter|yoy|sequentially|sequential|annually|per year|a year|prior year|last year|previous year|year earlier|year ago|prior quarter|prior period|against|relative to|since|annual|cagr|compound|fiscal|full year|comparable|same store|same quarter|same period|placebo|baseline'.split(
    '|',
  ),
);

/** "increased by 12%", "a 12% increase": ranges of tokens. */
function changesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  if (!tokens.some(({ figure }) => figure?.kind === 'percent')) return [];
  return tokens.flatMap(({ figure }, at) => {
    if (figure?.kind !== 'percent') return [];
    const before = [1, 2, 3].find((step) => DIRECTIONS.has(tokens[at - step]?.word ?? ''));
    const between = before === undefined ? [] : tokens.slice(at - before + 1, at);
    if (before !== undefined && between.every(({ word }) => BETWEEN.has(word))) {
      return [{ from: at - before, to: at + 1 }];
    }
    return isChangeBehind(tokens, at) ? [{ from: at, to: at + 2 }] : [];
  });
}

/** "12% increase", but not "15.4%, up from 13.2%", where the percentage is a level. */
function isChangeBehind(tokens: readonly Token[], at: number): boolean {
  const [percent, direction, link, base] = tokens.slice(at, at + 4);
  if (!percent || !direction || !DIRECTIONS.has(direction.word)) return false;
  // More than a space between them: a comma or a dash.
  if (direction.start - percent.end > 1) return false;
  const isLevel = (link?.word === 'from' || link?.word === 'than') && base?.figure?.kind === 'percent';
  return !isLevel && !link?.figure;
}

/** Not "to": "increased to 15%" says where the figure stands. */
const BETWEEN: ReadonlySet<string> = new Set('by|of|another|approximately|about|nearly|over|more'.split('|'));

/** How many tokens before a change its subject may stand. */
const SUBJECT_WITHIN = 6;

function isOfRatio(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(from - SUBJECT_WITHIN, 0); at -= 1) {
    if (matchAt(tokens, at, MEASURES)) return false;
    if (matchAt(tokens, at, RATIOS)) return true;
  }
  return false;
}

const POINTS: ReadonlySet<string> = new Set(['points', 'point', 'basis', 'pts']);
