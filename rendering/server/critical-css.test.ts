import { PurgeCSS } from 'purgecss';
import { expect, test, vi } from 'vitest';
import { criticalCss } from './critical-css.ts';

const sheet = (css: string) => [{ href: `/${css}`, css }];

test.each([
  ['<p class="note">', '.note{x:1}', true],
  ['<p class="note">', '.other{x:1}', false],
  ['<p class="note">', '.note .other{x:1}', false],
  ['<td colSpan="2">', '[colspan]{x:1}', true],
  ['<a href="https://example.com">', "a[href^='http']{x:1}", true],
  ['<html lang="de">', "[lang|='de']{x:1}", true],
  ['<p class="note">', '.note:is([open], :popover-open){x:1}', true],
  ['<p class="note">', '.other:is([open], :popover-open){x:1}', false],
  ['<p class="note">', ':is(.note, p):hover{x:1}', true],
  ['<p class="note">', ':lang(de){x:1}', true],
  ['<p class="note">', '@media print{:is(h1, p) b{x:1}}', false],
  ['<h1><p><b>', '@media print{:is(h1, p) b{x:1}}', true],
  ['<script>root.classList.add("light")</script>', '.light{x:1}', true],
  ['<p title="other">other</p>', '.other{x:1}', false],
  ['<meta>', '.meta{x:1}', false],
  ['<p class="table">', 'table{x:1}', false],
  ['<p tabindex="-1">', "[tabindex='-1']{x:1}", true],
  ['<p tabindex="-1">', "[tabindex='0']{x:1}", false],
  ['<input type="checkbox">', "[type='checkbox']{x:1}", true],
])('%s: %s is inlined: %s', async (html, css, isInlined) => {
  expect(await criticalCss(html, sheet(css))).toBe(isInlined ? css : '');
});

test('a custom property stays when a remaining rule uses it', async () => {
  const css = ':root{--a:1;--b:2}.note{x:var(--a)}';
  expect(await criticalCss('<p class="note">', sheet(css))).toBe(':root{--a:1}.note{x:var(--a)}');
});

test('the places of a drawing and the days of dates cost no second look for rules', async () => {
  const purge = vi.spyOn(PurgeCSS.prototype, 'purge');
  const css = '@keyframes a{20%{x:1}30%{x:1}}.note{x:20 30}@media (width>=30rem){.note{y:1}}';
  const drawn = (x: number) => `<svg class="note"><rect x="${x}"></svg><time dateTime="2026-01-${x}">`;
  for (const x of [20, 30, 40]) await criticalCss(drawn(x), sheet(css));
  expect(purge).toHaveBeenCalledOnce();
});

test('names that the scripts have too cost no second look for rules where the HTML has them', async () => {
  const purge = vi.spyOn(PurgeCSS.prototype, 'purge');
  const css = '.late[hidden],i{x:1}';
  const scripted = new Set(['late', 'hidden', 'i']);
  for (const html of ['<p>', '<p class="late" hidden="">', '<p><i>'])
    expect(await criticalCss(html, sheet(css), scripted)).toBe(css);
  expect(purge).toHaveBeenCalledOnce();
});
