import { describe, expect, test } from 'vitest';
import cases from './rule-cases.json' with { type: 'json' };
import { readDraft, readInSteps } from './read-draft.ts';
import { KINDS } from './rule.ts';
import { RULE_TEXTS } from './rule-texts.ts';
import { RULES } from './rules.ts';

const rulesIn = (text: string) => readDraft(text).map(({ rule }) => rule);

describe.each(Object.entries(cases))('%s', (id, { found, notFound }) => {
  test('has at least five texts of each sort', () => {
    expect(Math.min(found.length, notFound.length)).toBeGreaterThanOrEqual(5);
  });

  test.each(found)('is found in: %s', (text) => {
    expect(rulesIn(text)).toContain(id);
  });

  test.each(notFound)('is not found in: %s', (text) => {
    expect(rulesIn(text)).not.toContain(id);
  });
});

test('every rule has texts to be found and not found, a kind, and an example that it is found in', () => {
  expect(RULES.map(({ id }) => id)).toEqual(Object.keys(cases));
  const kinds = new Set(KINDS.map(({ kind }) => kind));
  expect(RULE_TEXTS.map(({ id }) => id)).toEqual(Object.keys(cases));
  expect(RULE_TEXTS.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  expect(RULE_TEXTS.filter(({ id, example }) => !rulesIn(example).includes(id))).toEqual([]);
});

test('a finding marks its words', () => {
  const text = 'Example Corp. reports record revenue for the quarter.';
  expect(readDraft(text).map(({ start, end }) => text.slice(start, end))).toEqual(['record revenue']);
});

test('findings of a rule are in the order of the text', () => {
  const starts = readDraft('A leading maker of pumps had record sales, and the largest backlog.').map(
    ({ start }) => start,
  );
  expect(starts).toHaveLength(3);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('a wrong change is shown with the one that follows from the two figures', () => {
  const text = 'Revenue was $48.2 million, up 12.6% from $43.2 million a year earlier.';
  const [finding] = readDraft(text);
  expect(finding?.values?.computed).toEqual({ percent: expect.closeTo(11.574, 3), decimals: 1 });
  expect(finding?.values?.written).toEqual({ percent: 12.6, decimals: 1 });
});

test.each(['', ' \n\n ', '.', '$', '[', '%%%', '\u0000', '\uD800', '“”', 'ß'.repeat(50), '1,'.repeat(50)])(
  'reads %j without a finding and without an error',
  (text) => {
    expect(readDraft(text)).toEqual([]);
  },
);

test.each([
  ['Revenue was $48.2 million, an increase of $5.0 million, or 16.1%.', '$43.2 million'],
  ['Sales rose £10m to £110m, an increase of 15%.', '£100m'],
  ['The fleet has 1,100 aircraft, an increase of 100, or 15%.', '1,000'],
  ['Earnings were $0.24 per share, an increase of $0.04, or 10%.', '$0.20'],
])('the figure that a difference leaves is written as the draft would write it: %s', (text, before) => {
  const [finding] = readDraft(text);
  expect(finding?.values?.before).toBe(before);
});

test('a long draft is split in more steps than a short one, so that none is long', () => {
  const stepsOf = (sentences: number) =>
    Array.from(readInSteps('Revenue rose 5% in the quarter. '.repeat(sentences))).length;
  expect(stepsOf(1000)).toBeGreaterThanOrEqual(stepsOf(1) + 8);
});

/** The words that a rule marks. */
function quotesOf(id: string, text: string): string[] {
  return readDraft(text).flatMap(({ rule, start, end }) => (rule === id ? text.slice(start, end) : []));
}

test('a placeholder in brackets is found once', () => {
  const text = 'The [insert] is [TBD]: [XX], [Name TBD], $[TBD] million, [__], {{TBD}}, [XX.X]% and TBD.';
  expect(quotesOf('placeholder', text)).toEqual(
    '[insert] | [TBD] | [XX] | [Name TBD] | [TBD] | [__] | {{TBD}} | [XX.X] | TBD'.split(' | '),
  );
});

test('a claim to be first is quoted with its sign', () => {
  expect(quotesOf('claim-without-source', 'We offer the #1 cloud platform.')).toEqual(['#1']);
});

test('a value that a table contradicts is shown with the nearest value in the form of the text', () => {
  const text =
    'Net income for the quarter was $9.3 million.\n\nNet income for the quarter was $9.8 million.\n\n' +
    '(in thousands)\tQ3 2026\tQ3 2025\nNet income\t9,300\t8,100';
  const other = text.indexOf('$9.3 million');
  const finding = readDraft(text).find(({ rule }) => rule === 'two-values');
  expect(finding?.values?.other).toEqual({ start: other, end: other + '$9.3 million'.length });
});
