import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDraft } from './read-draft.ts';
import { RULES } from './rules.ts';

const releases = readFileSync('tests/fixtures/releases.txt', 'utf8')
  .split(/^=== .*$/m)
  .map((text) => text.trim())
  .filter(Boolean);

test('the findings in forty releases are those that were judged by hand', () => {
  expect(releases).toHaveLength(40);
  const found = Map.groupBy(releases.flatMap(readDraft), ({ rule }) => rule.id);
  const counts = RULES.map(({ id }) => [id, found.get(id)?.length ?? 0]);
  const table = readFileSync('docs/draft-reader.md', 'utf8').matchAll(
    /^\| `([a-z-]+)` +\| +(\d+) \| +(\d+) \|$/gm,
  );
  expect(counts).toEqual(Array.from(table, ([, id, findings]) => [id, Number(findings)]));
});
