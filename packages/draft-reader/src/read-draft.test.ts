import { describe, expect, test } from 'vitest';
import cases from './rule-cases.json' with { type: 'json' };
import { readDraft, readInSteps, RULES } from './read-draft.ts';
import { KINDS } from './rule.ts';
import { RULE_TEXTS } from './rule-texts.ts';

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

test('every rule has texts with and without findings, a kind, and an example that it marks', () => {
  expect(RULES.map(({ id }) => id)).toEqual(Object.keys(cases));
  const kinds = new Set(KINDS.map(({ kind }) => kind));
  expect(RULE_TEXTS.map(({ id }) => id)).toEqual(Object.keys(cases));
  expect(RULE_TEXTS.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
  expect(RULE_TEXTS.filter(({ id, example }) => !rulesIn(example).includes(id))).toEqual([]);
});

test('findings are data that can be sent as JSON', () => {
  const texts = Object.values(cases).flatMap(({ found }) => found);
  expect(texts.map((text) => JSON.parse(JSON.stringify(readDraft(text))))).toEqual(
    texts.map((text) => readDraft(text)),
  );
});

test('a finding marks its words', () => {
  const text = 'Example Corp. reports record revenue for the quarter.';
  expect(readDraft(text).map(({ start, end }) => text.slice(start, end))).toEqual(['record revenue']);
});

test('findings of a rule are in the order of the text', () => {
  const starts = readDraft('Our market-leading pumps had record sales and unparalleled success.').map(
    ({ start }) => start,
  );
  expect(starts).toHaveLength(3);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('a wrong change is reported with the right one', () => {
  const text = 'Revenue was $48.2 million, up 12.6% from $43.2 million a year earlier.';
  const [finding] = readDraft(text);
  const written = text.indexOf('up 12.6%');
  expect(finding?.values?.computed).toBe('11.6%');
  expect(finding?.values?.written).toEqual({ start: written, end: written + 'up 12.6%'.length });
});

test('a result is quoted from its first word', () => {
  const text = 'Income from operations was $7.35 million.\n\nLoss from operations was $7.35 million.';
  expect(quotesOf('two-values', text)).toEqual(['Loss from operations was $7.35 million']);
});

test.each(['', ' \n\n ', '.', '$', '[', '%%%', '\u0000', '\uD800', '“”', 'ß'.repeat(50), '1,'.repeat(50)])(
  'reads %j without a finding and without an error',
  (text) => {
    expect(readDraft(text)).toEqual([]);
  },
);

test.each([
  ['Net sales were $40.0 million, down 12% from $50.0 million.', '−20.0%'],
  ['Revenue increased 12 percent to $50.0 million from $40.0 million.', '25.0 percent'],
  ['Gross margin was 62%, down 3% from 65%.', '−3 percentage points'],
])('the right change has the minus sign and the unit of the draft: %s', (text, computed) => {
  expect(readDraft(text)[0]?.values?.computed).toBe(computed);
});

test('a long draft is split into more steps than a short one, so that no step is long', () => {
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

test('a claim to be first is quoted with its "#"', () => {
  expect(quotesOf('claim-without-source', 'We offer the #1 cloud platform.')).toEqual(['#1']);
});
