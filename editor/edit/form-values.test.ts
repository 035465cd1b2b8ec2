import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textWith, valuesIn } from './form-values.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

const FILES = globSync(`${CONTENT}/{*.json,pages/*.json,articles/*.md,legal/*.md}`);

test('there are files to try', () => expect(FILES.length).toBeGreaterThan(20));

test.each(FILES)('%s with its own values stays the same, byte for byte', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(textWith(file, text, valuesIn(file, text))).toBe(text);
});

const PRICES = `{
  "plans": [
    { "id": "startup", "price": 499, "of_ours": [1,2] },
    {"id": "growth",
     "price": 999}
  ],
  "note":   "As written"
}
`;

test('a price changes its own characters only', () => {
  const values = valuesIn('pricing.json', PRICES);
  const [startup, growth] = values.plans as [object, object];
  const changed = { ...values, plans: [{ ...startup, price: 549 }, growth] };
  expect(textWith('pricing.json', PRICES, changed)).toBe(PRICES.replace('499', '549'));
});

test('removing or adding an item leaves the others as they are', () => {
  const values = valuesIn('pricing.json', PRICES);
  const [startup, growth] = values.plans as [object, object];
  const removed = textWith('pricing.json', PRICES, { ...values, plans: [growth] });
  expect(removed).toContain('{"id": "growth",\n     "price": 999}');
  expect(removed).not.toContain('startup');
  const added = textWith('pricing.json', PRICES, { ...values, plans: [startup, { id: 'scale' }, growth] });
  expect(added).toContain('{"id": "growth",\n     "price": 999}');
  expect(JSON.parse(added).plans.map(({ id }: { id: string }) => id)).toEqual(['startup', 'scale', 'growth']);
});

const ARTICLE = `---
title: "Reading a proxy: a start"   # the headline
tags: [AI, Data]
published: 2026-01-15
standfirst: >
  Two lines
  of it.
---

A paragraph with *words*
on two lines.

* one
* two

| Form | Days |
| :--- | ---: |
| 10-K | 60   |
`;

test('one field of an article changes one line', () => {
  const values = valuesIn('articles/a.md', ARTICLE);
  expect(values).toMatchObject({ title: 'Reading a proxy: a start', standfirst: 'Two lines of it.' });
  const changed = textWith('articles/a.md', ARTICLE, { ...values, published: '2026-02-01', author: 'A. N.' });
  expect(changed).toBe(
    ARTICLE.replace('2026-01-15', '2026-02-01').replace('  of it.\n', '  of it.\nauthor: A. N.\n'),
  );
  const without = textWith('articles/a.md', ARTICLE, { ...values, standfirst: '' });
  expect(without).toBe(ARTICLE.replace('standfirst: >\n  Two lines\n  of it.\n', ''));
});

test('a text rewritten by rich text keeps the source of unchanged blocks and the alignment of columns', () => {
  const values = valuesIn('articles/a.md', ARTICLE);
  const written = `A paragraph with _words_ on two lines.

- one
- two

| Form | Days |
| ---- | ---- |
| 10-K | 75 |
`;
  const changed = textWith('articles/a.md', ARTICLE, { ...values, body: written });
  expect(changed).toBe(ARTICLE.replace('| 10-K | 60   |', '| 10-K | 75 |'));
});

test('a new article', () => {
  expect(textWith('articles/b.md', undefined, { title: 'A: b', tags: ['AI'], body: 'Words.' })).toBe(
    '---\ntitle: "A: b"\ntags:\n  - AI\n---\n\nWords.\n',
  );
});

test.each([
  ['faq.json', '{\n  "hero" {}\n}', '2:10'],
  ['faq.json', '[]', '1:1'],
  ['articles/a.md', 'Words.', '1:1'],
])('%s that is broken does not open as an empty form', (file, text, at) => {
  expect(() => valuesIn(file, text)).toThrow(expect.objectContaining({ at }));
});

test('blocks without an empty line between them stay together where another one changes', () => {
  const text = '---\ntitle: Notes\n---\n\nOne[^1] two[^2].\n\nWords.\n\n[^1]: First.\n[^2]: Second.\n';
  const { body, ...fields } = valuesIn('articles/a.md', text);
  const changed = String(body).replace('Words', 'Other words').replace('First.\n', 'First.\n\n');
  expect(textWith('articles/a.md', text, { ...fields, body: changed })).toBe(
    text.replace('Words', 'Other words'),
  );
});
