import type { Draft, Range } from '../text/draft.ts';
import { hasPhrase, matchesIn, phrases } from '../text/phrases.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import type { Figured, Token } from '../text/token.ts';
import { figuresIn, type Said } from './headlines.ts';

export const VALUE_RULES: readonly Rule[] = [
  { id: 'two-values', find: (draft) => [...twoScales(draft), ...incomeOrLoss(draft)] },
];

/** How many equal digits are not a coincidence. */
const LEAST_DIGITS = 3;

/** "$48.2 million" and "$48.2 billion". */
function twoScales(draft: Draft): MarkedRange[] {
  const seen = new Map<string, Said>();
  return figuresIn(draft, 'headline', 'prose').flatMap((said): MarkedRange[] => {
    const { figure } = said.token;
    const digits = String(figure.value / figure.scale);
    const isRound = digits.replace('.', '').replace(/0+$/, '').length < LEAST_DIGITS;
    if (figure.kind !== 'amount' || figure.scale < 1e6 || isRound) return [];
    const other = seen.get(digits);
    if (!other) seen.set(digits, said);
    if (!other || other.token.figure.scale === figure.scale) return [];
    return [{ ...spanOf(said.token), values: { other: spanOf(other.token) } }];
  });
}

const INCOME = phrases(
  'net income|net profit|net earnings|operating income|operating profit|income from operations|earnings|profit',
);
const BASES = phrases('compared|versus|vs|from|against|prior');
const LOSS = phrases('net loss|operating loss|loss from operations|loss|losses');

interface Result {
  at: number;
  words: Range;
  token: Figured;
  isLoss: boolean;
}

/** An amount that is once an income and once a loss, or an income with a loss per share. */
function incomeOrLoss(draft: Draft): MarkedRange[] {
  const { tokens } = draft;
  const said = figuresIn(draft, 'headline', 'prose').flatMap((one) => resultAt(draft, one) ?? []);
  const seen = new Map<number, Result>();
  return said.flatMap((one): MarkedRange[] => {
    const { figure } = one.token;
    const first = seen.get(figure.value);
    if (!first) seen.set(figure.value, one);
    const other = first && first.isLoss !== one.isLoss ? first : undefined;
    const perShare = one.isLoss ? undefined : negativeBehind(tokens, one.at);
    const words = other?.words ?? perShare;
    return words ? [{ ...one.words, values: { other: words } }] : [];
  });
}

function resultAt({ tokens, matches }: Draft, { at, token }: Said): Result | undefined {
  const { figure, sentence } = token;
  const span = { from: Math.max(at - RESULT_WITHIN, sentence?.from ?? 0), to: at };
  const [income = -1, loss = -1] = [INCOME, LOSS].map((set) => matchesIn(matches, set, span).at(-1)?.to);
  const last = Math.max(income, loss);
  const isBase = hasPhrase(matches, BASES, { from: Math.max(at - 9, sentence?.from ?? 0), to: at });
  const digits = String(figure.value / figure.scale).replace(/^0\./, '');
  const isOwn = last > 0 && tokens.slice(last, at).every((one) => !one.figure);
  if (!isOwn || isBase || digits.length < 2 || figure.kind !== 'amount') return undefined;
  return { at, token, isLoss: last === loss, words: spanOf(tokens[last - 2] ?? token, token) };
}

const RESULT_WITHIN = 9;

/** "Net income of $15.6 million, or $(0.56) per share". */
function negativeBehind(tokens: readonly Token[], at: number): Range | undefined {
  const [or, amount] = [tokens[at + 1], tokens[at + 2]];
  return or?.word === 'or' && (amount?.figure?.value ?? 0) < 0 ? amount : undefined;
}
