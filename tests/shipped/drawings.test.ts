import { expect, test } from 'vitest';
import shipped from '../../content/drawings.json' with { type: 'json' };
import figures from '../../content/articles/figures/margin-of-error.json' with { type: 'json' };
import rounding from '../../content/articles/figures/rounding-range.json' with { type: 'json' };
import { drawingsContent, type DrawingsContent } from '../../site/content/files/drawings.ts';
import { parseWithDefaults } from '../../site/content/reading/json/parse-with-defaults.server.ts';
import { readFigure } from '../../site/language/figures/read-figure.ts';

type Part = DrawingsContent['drawings'][string]['parts'][number];

const { drawings } = parseWithDefaults(drawingsContent, shipped).content;

/** The parts of a drawing and of the drafts in it. */
function partsOf(name: string): Part[] {
  const parts = drawings[name]?.parts ?? [];
  return parts.concat(parts.flatMap((part) => ('parts' in part ? part.parts : [])));
}

function partOf<Kind extends Part['kind']>(name: string, kind: Kind): Extract<Part, { kind: Kind }> {
  const found = partsOf(name).find((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);
  if (!found) throw new Error(`${name} has no part ${kind}`);
  return found;
}

/** The cells of a row as written, without the name. */
function cellsOf(name: string, row: string): (string | number)[] {
  const found = partOf(name, 'table').rows.find(({ cells }) => cells[0] === row);
  return (found?.cells ?? [])
    .slice(1)
    .map((cell) => (typeof cell === 'string' ? cell : (cell.change ?? (cell.figure || cell.text))));
}

const valuesOf = (name: string, row: string) =>
  cellsOf(name, row).map((cell) => (typeof cell === 'string' ? (readFigure(cell)?.value ?? 0) : cell));

const DAY = 86_400_000;
const date = (day: string | number, language = 'en') =>
  new Date(day).toLocaleDateString(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * The 95 % margin, in points, of a change of net sentiment between two samples, each with its positive and negative
 * share.
 */
function marginOfChange(mentions: number, ...samples: readonly (readonly [number, number])[]): number {
  const variances = samples.map(([up, down]) => (up + down - (up - down) ** 2) / mentions);
  return 196 * Math.sqrt(variances.reduce((sum, one) => sum + one));
}

const share = (now: number, before: number) => `${((now / before - 1) * 100).toFixed(1)}%`;

test('the chart of the home page says its own change, its margin and its dates', () => {
  const { values, first, event, latest, start_label, event_label, end_label } = partOf(
    'disclosure-desk',
    'chart',
  );
  const at = (index: number) => date(Date.parse(first) + index * DAY);
  const change = (values.at(-1) ?? 0) - (values[event] ?? 0);
  const margin = marginOfChange(1460, [0.46, 0.19], [0.5, 0.16]);
  expect(latest?.value).toBe(values.at(-1));
  expect(latest?.text).toBe(`up ${change} since ${at(event)}, margin ±${Math.round(margin)}`);
  expect([start_label, event_label.split(',')[0], end_label]).toEqual([
    at(0),
    at(event),
    at(values.length - 1),
  ]);
});

test('the chart of a quarter says its own change, its margin and its dates', () => {
  const { values, first, days, event, start_label, event_label, end_label } = partOf(
    'response-quarter',
    'chart',
  );
  const before = values[Math.floor(event)] ?? 0;
  const after = values.at(-1) ?? 0;
  expect(valuesOf('response-quarter', 'Net sentiment, points')).toEqual([before, after, after - before]);
  // 65 % of the mentions are positive or negative.
  const margin = marginOfChange(1460, [0.48, 0.17], [0.52, 0.13]);
  expect(drawings['response-quarter']?.caption).toContain(`±${Math.round(margin)} points, so a rise of 8`);
  for (const row of ['Coverage, items per week', 'Investor meetings per week']) {
    const [from = 0, to = 0, change] = valuesOf('response-quarter', row);
    expect(change).toBe(to - from);
  }
  const at = (index: number) => date(Math.round(Date.parse(first) / DAY + index * days) * DAY);
  expect(start_label).toBe(at(0));
  expect(event_label).toBe(`${at(event)}, results`);
  expect(end_label).toBe(date(Date.parse(first) + (values.length * days - 7) * DAY));
  expect(values.length).toBe(12);
});

test('the drafts agree with their own figures', () => {
  const draft = partsOf('release-draft')
    .map((part) => (part.kind === 'row' ? part.english : ''))
    .join(' ');
  expect(draft).toContain(`up ${share(48.2, 43.2)} from $43.2 million`);
  expect(draft).toContain(`or ${((7.4 / 48.2) * 100).toFixed(1)}% of revenue`);
  expect(JSON.stringify(drawings['prospectus-draft'])).toContain(
    `==${Math.round((41.3 / 33.3 - 1) * 100)}%==`,
  );
});

test('the update of a quarter agrees with its own figures', () => {
  for (const row of ['Revenue', 'Net burn per month', 'Cash at quarter end']) {
    const [now = 0, before = 0] = valuesOf('update-sheet', row);
    const change = share(now, before).replace('-', '−');
    expect(cellsOf('update-sheet', row)[2]).toBe(now > before ? `+${change}` : change);
  }
  const [cash = 0, cashBefore = 0] = valuesOf('update-sheet', 'Cash at quarter end');
  const [burn = 0] = valuesOf('update-sheet', 'Net burn per month');
  expect(cashBefore - cash).toBeCloseTo(3 * burn);
  expect(partOf('update-sheet', 'row').english).toContain(`==${(cash / burn).toFixed(1)} months==`);
});

test('the term sheets agree with their own figures', () => {
  const [valuationA = 0, valuationC = 0] = valuesOf('term-sheets', 'Pre-money valuation');
  const [a = 0, c = 0] = valuesOf('term-sheets', 'Investment');
  const stakes = [a / (valuationA + a), c / (valuationC + c)];
  expect(valuesOf('term-sheets', 'Stake')).toEqual(stakes.map((stake) => stake * 100));
  // The preference or the stake; the preference and the stake in the rest.
  const [stakeA = 0, stakeC = 0] = stakes;
  expect(valuesOf('term-sheets', 'Proceeds from a $60M sale')).toEqual([
    Math.max(a, stakeA * 60),
    expect.closeTo(c + stakeC * (60 - c)),
  ]);
});

test('the deal room adds up, and no investor gets lost between the steps of the round', () => {
  const { items } = partOf('deal-room', 'bars');
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one);
  const given = sum(items.map(({ value }) => value));
  expect(partOf('deal-room', 'amount').text).toBe(`${given}/${sum(items.map(({ of }) => of))}`);
  const [matched] = valuesOf('investor-match', 'Thesis').slice(-1);
  expect(partOf('pipeline', 'steps').items[1]?.state).toBe(`Done: ${matched} emailed`);
});

test('the filing calendar has the dates that are due: 60 days after the year, 40 days after each other quarter', () => {
  const due = [date(Date.UTC(2026, 11, 31) + 60 * DAY)].concat(
    [Date.UTC(2027, 2, 31), Date.UTC(2027, 5, 30), Date.UTC(2027, 8, 30)].map((end) => date(end + 40 * DAY)),
  );
  const { months } = partOf('filing-calendar', 'calendar');
  expect(months.filter(({ form }) => form).map(({ title }) => title)).toEqual(due);
  const { items } = partOf('filing-dates', 'dates');
  expect(items.map(({ title }) => title)).toEqual(due);
  const days = due.map((day) => Date.parse(`${day} 2027 UTC`) / DAY);
  expect(items.map(({ day }) => day)).toEqual(days.map((day) => day - (days[0] ?? 0)));
});

test('the lines of an access list and of a quarter are as long as their dates say', () => {
  const { rows, ends } = partOf('access-ledger', 'table');
  const [first = '', last = ''] = ends;
  const dayOf = (day: unknown) =>
    (Date.parse(`${String(day)} 2026 UTC`) - Date.parse(`${first} 2026 UTC`)) / DAY;
  for (const { cells, line } of rows) {
    expect(line).toEqual({ from: dayOf(cells[2]), to: dayOf(cells[3] === '–' ? last : cells[3]) });
  }
  const { items } = partOf('quarter-line', 'quarter');
  const start = Date.parse(`${items[0]?.title} 2026 UTC`);
  for (const { title, day } of items) expect((Date.parse(`${title} 2026 UTC`) - start) / DAY).toBe(day);
});

test('the margins of an article are those of a share of one half, and its growth that of two rounded amounts', () => {
  const [mentions = [], margins = []] = [' mentions', '±'].map((sign) =>
    wordsOf(figures)
      .filter((word) => word.includes(sign))
      .map((word) => Number(word.replace(/[^\d]/g, ''))),
  );
  const exact = mentions.map((count) => 196 * Math.sqrt(0.25 / count));
  expect(margins).toEqual(exact.map(Math.round));
  const lengths = figures.parts[0]?.marks.flatMap(({ line = '', look }) => {
    const [, from, to] = /^M([\d.]+) \d+H([\d.]+)/.exec(line) ?? [];
    return look === 'signal' ? [Number(to) - Number(from)] : [];
  });
  // The axis has 20 points to both sides on 209 units.
  expect(lengths?.map((length) => (length * 20) / 209)).toEqual(
    exact.map((points) => expect.closeTo(points, 0)),
  );
  const growth = [
    [48.15, 43.25],
    [48.2, 43.2],
    [48.25, 43.15],
  ].map(([now = 0, before = 0]) => `${((now / before - 1) * 100).toFixed(2)}%`);
  expect(wordsOf(rounding).filter((word) => word.endsWith('%'))).toEqual(growth);
});

const wordsOf = ({ parts }: { parts: readonly { marks: readonly { english?: string }[] }[] }) =>
  parts.flatMap(({ marks }) => marks.flatMap(({ english }) => english ?? []));
