import { isPerShareAt } from './counted.ts';
import type { Draft } from './draft.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import { isPercentOf, type Rounded } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import { tablesOf, type Row } from './tables.ts';
import { isAmount, type Token } from './token.ts';
import { wordSet } from './words.ts';

/** Earnings per share that the net income and the shares given with them do not make. */
export function epsFound(draft: Draft): Found[] {
  const rows = tablesOf(draft).flatMap((table) => table.rows);
  const cells = rows
    .filter(({ label }) => label.includes('diluted') && label.includes('shares'))
    .slice(0, MOST_ROWS)
    .flatMap((row) => row.cells.map(({ figure }) => figure));
  return [
    ...blocksOf(draft).flatMap((block) => inBlock(draft, block, cells)),
    ...tablesOf(draft).flatMap((table) => inTable(table.rows)),
  ];
}

interface Block extends Span {
  figures: number[];
  isList: boolean;
}

/** The paragraphs, where those of a list are one. */
function blocksOf({ paragraphs }: Draft): Block[] {
  const blocks: Block[] = [];
  for (const { zone, from, to, isItem, sentences } of paragraphs) {
    if (zone !== 'prose' && zone !== 'headline') continue;
    const figures = sentences.flatMap((sentence) => sentence.figures);
    const last = blocks.at(-1);
    if (last?.isList && isItem && last.to === from) {
      last.to = to;
      last.figures.push(...figures);
    } else blocks.push({ from, to, figures, isList: isItem });
  }
  return blocks;
}

const MOST_ROWS = 12;

const NET = phrases(
  'net income|net loss|net earnings|net profit|profit for the period|profit for the year|earned',
);

/** Measures that are not net income, and amounts per share that are not earnings. */
const NOT_NET = phrases('adjusted|non gaap|core|dividend|dividends|price|pro forma|ffo|book value');
const INCOME_WITHIN = 14;

/** How many words before or behind a count of shares may say which shares they are. */
const SHARES_WITHIN = 6;
const SHARES = wordSet('shares|units|count|ads|adss|adrs');
const SHARE = wordSet('share|ads|adr|unit');
const AVERAGE = wordSet('diluted|average|weighted|based');

/** "Net income was $12.6 million, or $0.42 per diluted share, on 30.1 million diluted shares", over the sentences of a block. */
function inBlock({ tokens, matches }: Draft, block: Block, cells: readonly Rounded[]): Found[] {
  const { from, to, figures } = block;
  if (!hasPhrase(matches, NET, block)) return [];
  const isNet = (at: number) =>
    !hasPhrase(matches, NOT_NET, { from: Math.max(from, at - INCOME_WITHIN), to: at });
  const income = matchesIn(matches, NET, block)
    .filter((match) => tokens[match.to]?.word !== 'per' && isNet(match.from))
    .map((match) =>
      tokens
        .slice(match.to, Math.min(match.to + INCOME_WITHIN, to))
        .find((token) => isAmount(token) && token.figure.scale > 1),
    )
    .find((token) => token !== undefined);
  const isEps = (at: number) =>
    isAmount(tokens[at]) && tokens[at].figure.scale === 1 && isNet(at) && isPerShare(tokens, at, from);
  const eps = tokens[figures.find(isEps) ?? -1];
  const isCount = (at: number) => {
    const around = tokens.slice(Math.max(from, at - SHARES_WITHIN), Math.min(at + SHARES_WITHIN, to));
    const { kind, value } = tokens[at]?.figure ?? {};
    return (
      kind === 'number' &&
      value &&
      value > 1e5 &&
      [SHARES, AVERAGE].every((set) => around.some(({ word }) => set.has(word)))
    );
  };
  const shares = tokens[figures.find(isCount) ?? -1]?.figure;
  const counts = shares ? [shares] : cells;
  if (!income?.figure || !eps?.figure || counts.length === 0) return [];
  const [net, perShare] = [income.figure, eps.figure];
  return counts.some((count) => isEpsRight(net, perShare, count)) ? [] : [spanOf(eps)];
}

/** "$0.42 per diluted share", "per diluted share of $0.42". */
function isPerShare(tokens: readonly Token[], at: number, from: number): boolean {
  if (isPerShareAt(tokens, at)) return true;
  const before = tokens.slice(Math.max(from, at - SHARES_WITHIN), at);
  return before.some(
    ({ word }, index) =>
      word === 'eps' || (SHARE.has(word) && before.slice(0, index).some((one) => one.word === 'per')),
  );
}

/** Earnings per diluted share that the net income and the shares in the same column do not give. */
function inTable(rows: readonly Row[]): Found[] {
  const [income] = labeled(rows, NET_INCOME);
  const perShare = labeled(rows, PER_SHARE).find(({ cells }) =>
    cells.every(({ figure }) => figure.tolerance < 0.1 && Math.abs(figure.value) < 1000),
  );
  const shares = labeled(rows, SHARE_COUNT).find(
    (row) => row !== perShare && row.cells.every(({ figure }) => figure.value > 1),
  );
  const columns = perShare?.cells ?? [];
  if (income?.cells.length !== columns.length || shares?.cells.length !== columns.length) return [];
  return columns.flatMap((eps, column) => {
    const [net, count] = [income.cells[column], shares.cells[column]];
    return net && count && !isEpsRight(net.figure, eps.figure, count.figure) ? [spanOf(eps)] : [];
  });
}

/** Diluted ones first. */
function labeled(rows: readonly Row[], wanted: RegExp): Row[] {
  const found = rows.filter(({ label, cells }) => cells.length > 0 && wanted.test(label));
  return found.toSorted((a, b) => Number(b.label.includes('diluted')) - Number(a.label.includes('diluted')));
}

const PER_SHARE = /diluted|basic|\bper (?:common |ordinary )?(?:share|unit|ads)/;
const SHARE_COUNT = /diluted|basic|weighted|shares outstanding/;
const NET_INCOME =
  /^(?:gaap )?(?:net (?:income|loss|earnings)|profit)(?: loss)?(?:$| in | attributable(?!.* per ))/;

/** Whether earnings per share follow from income and shares, in whatever units, but for what belongs to other securities. */
function isEpsRight(net: Rounded, eps: Rounded, shares: Rounded): boolean {
  const value = Math.abs(eps.value);
  const written = { value: value * 100, tolerance: (eps.tolerance + value * OTHER_SECURITIES) * 100 };
  const income = Math.abs(net.value);
  return [1e-6, 1e-3, 1, 1e3, 1e6].some((unit) =>
    isPercentOf(written, { value: income * unit, tolerance: net.tolerance * unit }, shares, 'share'),
  );
}

const OTHER_SECURITIES = 0.02;
