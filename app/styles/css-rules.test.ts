import { expect, test } from 'vitest';
import { parseCssRules, rulesFor } from './css-rules.ts';

const rules = (css: string, names: string[] = [], text = '') =>
  rulesFor({ names: new Set(names), characters: new Set(text) }, parseCssRules(css));

test.each([
  ['.a{x:1}', ['.a'], true],
  ['.a{x:1}', ['.b'], false],
  ['.a .b>p{x:1}', ['.a', '.b'], true],
  ['.a .b>p{x:1}', ['.a'], false],
  ['.a:not(.b){x:1}', ['.a'], true],
  ['.a :is(.b,p:has(.d)){x:1}', ['.a'], true],
  ['.a :is(.b,.c){x:1}', ['.a'], false],
  ['h1[id]:hover{x:1}', [], true],
  [':nth-child(2) .a{x:1}', [], false],
  ['[lang|=ar]{x:1}', ['[lang|=ar]'], true],
  ['[lang|=ar],[lang|=fa] .a{x:1}', ['[lang|=fa]'], false],
  ['@media (width>=40rem){.a{x:1}}', ['.a'], true],
  ['@media (width>=40rem){.a{x:1}}', ['.b'], false],
  ['@container (width>1px){@supports (x:1){.a{x:1}}}', ['.a'], true],
  ['@keyframes turn{0%{x:1}to{x:2}}', [], true],
])('%s, where there are %j: %s', (css, names, kept) => {
  expect(rules(css, names)).toBe(kept ? css : '');
});

test('remaining rules stay in order', () => {
  expect(rules('.a{x:1}.b{x:2}@media print{.a{x:3}.c{x:4}}.a{x:5}', ['.a'])).toBe(
    '.a{x:1}@media print{.a{x:3}}.a{x:5}',
  );
});

test.each([
  ['.a,.b,p:not(.c,.d){x:1}', '.b,p:not(.c,.d){x:1}'],
  ['.b :where(.a,.b p,.c){x:1}', '.b :where(.b p){x:1}'],
  // The specificity is that of ".a .a .a" even if it never applies.
  ['.b :is(.a .a .a,p){x:1}', '.b :is(.a .a .a,p){x:1}'],
])('%s loses the selectors that cannot apply', (css, kept) => {
  expect(rules(css, ['.b'])).toBe(kept);
});

test('a custom property stays if a rule uses it, directly or through another', () => {
  const css = ':root{--a:1;--b:var(--a);--c:2;color:red}.x{--d:3}.y{y:var(--b)}';
  expect(rules(css, ['.y', '.x'])).toBe(':root{--a:1;--b:var(--a);color:red}.y{y:var(--b)}');
  expect(rules(css, ['.x'])).toBe(':root{color:red}');
});

test('a web font has the subsets with a character of the page', () => {
  const piece = (range: string) => `@font-face{font-family:A;src:url(a.woff2);unicode-range:${range}}`;
  const english = piece('U+20-7E,U+2014');
  const western = piece('U+C0-D6,U+D8-F6');
  expect(rules(english + western)).toBe(english);
  expect(rules(english + western, [], '—')).toBe(english);
  expect(rules(english + western, [], 'ö')).toBe(english + western);
});

test('a system font stays if a rule uses it', () => {
  const font = (family: string) => `@font-face{font-family:"${family}";src:local("B")}`;
  const css = ':root{--s:A B;--t:C D}.x{font-family:var(--s)}';
  expect(rules(font('A B') + font('C D') + css, ['.x'])).toBe(
    `${font('A B')}:root{--s:A B}.x{font-family:var(--s)}`,
  );
});

test('a truncated stylesheet is an error', () => {
  expect(() => parseCssRules('.a{x:1')).toThrow('not closed');
});
