import { expect, test } from 'vitest';
import { fontsOf, scriptsOf } from './page-scripts.ts';

const FILES: Record<string, string> = {
  '/assets/boot-A1.js': 'import{a as t}from"./react-B2.js";import"./side-C3.js";',
  '/assets/react-B2.js': 'export*from"./runtime-D4.js";const s="from nowhere.js";',
  '/assets/side-C3.js': 'const later=()=>import("./dialog-E5.js");',
  '/assets/runtime-D4.js': 'import{b}from"./react-B2.js"',
};
const read = (path: string) => FILES[path] ?? '';

test('a page starts with the scripts that it names and what they import statically', () => {
  const html = '<script>Promise.all(["/assets/boot-A1.js"].map(file=>import(file)))</script>';
  expect([...scriptsOf(html, read)].toSorted()).toEqual(Object.keys(FILES).toSorted());
});

test('a script that is only imported by a call is not among them', () => {
  expect(scriptsOf('<script type="module" src="/assets/side-C3.js"></script>', read)).toEqual(
    new Set(['/assets/side-C3.js']),
  );
});

test('fonts are those that the style sheet names', () => {
  expect(fontsOf('<style>@font-face{src:url(/assets/text-F6.woff2)}</style>')).toEqual(
    new Set(['/assets/text-F6.woff2']),
  );
});
