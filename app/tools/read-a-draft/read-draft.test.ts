import { describe, expect, test } from 'vitest';
import cases from './rule-cases.json' with { type: 'json' };
import { readDraft } from './read-draft.ts';
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

test('findings are in the order of the text, and what is missing comes last', () => {
  const text = 'DENVER, May 4, 2026 – A leading maker of pumps will double its revenue.';
  const findings = readDraft(text);
  const marked = findings.filter(({ start, end }) => end > start);
  expect(marked.map(({ start }) => start)).toEqual(
    marked.map(({ start }) => start).toSorted((a, b) => a - b),
  );
  expect(findings.slice(marked.length).every(({ rule }) => rule.startsWith('missing-'))).toBe(true);
  expect(findings.length).toBeGreaterThan(marked.length);
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
