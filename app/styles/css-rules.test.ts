import { expect, test } from 'vitest';
import { readCssRules, rulesFor } from './css-rules.ts';

const rules = (css: string, ...used: string[]) => rulesFor(new Set(used), readCssRules(css));

test.each([
  ['.a{x:1}', ['.a'], true],
  ['.a{x:1}', ['.b'], false],
  ['.a .b>p{x:1}', ['.a', '.b'], true],
  ['.a .b>p{x:1}', ['.a'], false],
  ['.a,.b{x:1}', ['.b'], true],
  ['.a:not(.b){x:1}', ['.a'], true],
  ['.a :is(.b,.c:has(.d)){x:1}', ['.a'], true],
  ['h1[id]:hover{x:1}', [], true],
  ['[lang|=ar]{x:1}', ['[lang|=ar]'], true],
  ['[lang|=ar],[lang|=fa] .a{x:1}', ['[lang|=fa]'], false],
  ['@media (width>=40rem){.a{x:1}}', ['.a'], true],
  ['@media (width>=40rem){.a{x:1}}', ['.b'], false],
  ['@container (width>1px){@supports (x:1){.a{x:1}}}', ['.a'], true],
  ['@keyframes turn{0%{x:1}to{x:2}}', [], true],
  ['@font-face{font-family:A;src:url(a.woff2)}', [], true],
])('%s, where there are %j: %s', (css, used, kept) => {
  expect(rules(css, ...used)).toBe(kept ? css : '');
});

test('what is kept keeps its order', () => {
  expect(rules('.a{x:1}.b{x:2}@media print{.a{x:3}.c{x:4}}.a{x:5}', '.a')).toBe(
    '.a{x:1}@media print{.a{x:3}}.a{x:5}',
  );
});

test('a sheet that is cut off is refused', () => {
  expect(() => readCssRules('.a{x:1')).toThrow('not closed');
});
