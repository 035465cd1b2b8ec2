import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const sheets = globSync('site/**/*.css').map((path) => ({
  path,
  rules: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

function found(pattern: RegExp): string[] {
  return sheets.flatMap(({ path, rules }) =>
    (rules.match(pattern) ?? []).map((match) => `${path}: ${match}`),
  );
}

test('no width is in ch, which differs between faces and would shift the page', () => {
  expect(found(/[\d.]+ch\b/g)).toEqual([]);
});

test('no sheet imports another: a document has each sheet once', () => {
  expect(found(/@import/g)).toEqual([]);
});

test('only logical sides are named', () => {
  expect(
    found(/(?:margin|padding|border)-(?:left|right)\b|(?<![\w-])(?:left|right):|text-align: (?:left|right)/g),
  ).toEqual([]);
});

test('components name colours by role: only the tokens hold values', () => {
  const others = sheets.filter(({ path }) => !path.endsWith('tokens.css'));
  expect(
    others.flatMap(({ path, rules }) =>
      (rules.match(/oklch\(|#[\da-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? []).map((match) => `${path}: ${match}`),
    ),
  ).toEqual([]);
});

test('every class of the sheet is used by a component', () => {
  const source = globSync('{site,server/render}/**/*.{ts,tsx}')
    .map((path) => readFileSync(path, 'utf8').replaceAll(/^import .*\.css\?inline';$/gm, ''))
    .join('\n');
  const classes = new Set(
    sheets.flatMap(({ rules }) => rules.match(/\.(?=[a-z])[\w-]+/g) ?? []).map((name) => name.slice(1)),
  );
  const unused = [...classes].filter(
    (name) =>
      !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source) &&
      !/^(?:woff2|css|cols-|columns-|dialog-|head-|notice-|sk-)/.test(name),
  );
  expect(unused.toSorted()).toEqual([]);
});

test('the class that a sheet of a page or of drawings is named after begins no rule of another folder', () => {
  const own = sheets.filter(({ path }) => !/^site\/(?:styles|ui|shell|blocks)\//.test(path));
  const meetings = own.flatMap(({ path }) => {
    const root = basename(path, '.css');
    return own
      .filter((other) => dirname(other.path) !== dirname(path))
      .filter(({ rules }) => new RegExp(`(?:^|[{},])\\s*\\.${root}(?![\\w-])`).test(rules))
      .map((other) => `${other.path}: .${root} is of ${path}`);
  });
  expect(meetings).toEqual([]);
});
