import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import cases from './rule-cases.json' with { type: 'json' };
import { readDraft } from './read-draft.ts';
import { RULES } from './rules.ts';

const releases = readFileSync('tests/fixtures/text/releases.txt', 'utf8')
  .split(/^=== .*$/m)
  .map((text) => text.trim())
  .filter(Boolean);

test('the findings in forty releases are those that were judged by hand', () => {
  expect(releases).toHaveLength(40);
  const found = Map.groupBy(releases.flatMap(readDraft), ({ rule }) => rule);
  const counts = RULES.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id)?.length]] : []));
  const table = readFileSync('docs/draft-reader.md', 'utf8').matchAll(
    /^\| `([a-z-]+)` +\| +(\d+) \| +(\d+) \|$/gm,
  );
  expect(counts).toEqual(Array.from(table, ([, id, findings]) => [id, Number(findings)]));
});

test('findings can be sent as JSON', () => {
  const found = Object.values(cases).flatMap((one) => one.found.flatMap(readDraft));
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});
