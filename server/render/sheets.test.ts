import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC_LANGUAGES, type LanguageCode } from '../../site/language/languages.ts';
import { renderPage } from '../../tests/fixtures/site/rendered-page.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';
import { inCascade, sheetChooser } from './sheets.ts';

const sheets = inCascade(globSync('site/**/*.css')).map((name) => ({
  name,
  css: readFileSync(name, 'utf8'),
}));
const chooseSheets = sheetChooser(sheets);

const namesOf = (html: string, language: LanguageCode = 'en') =>
  chooseSheets({ html, language }).map(({ name }) => basename(name, '.css'));

test('a document has the sheet of each block in it, and no other', () => {
  expect(namesOf('<dl class="entries rows">')).toContain('entries');
  expect(namesOf('<div class="steps"><p class="mark figures">')).toEqual(
    expect.arrayContaining(['steps', 'figures']),
  );
  expect(namesOf('<p class="my-entries">entries</p>')).not.toContain('entries');
});

test('every document has the tokens, the base, the shell, and what scripts may show', () => {
  expect(namesOf('<p>')).toEqual(
    expect.arrayContaining(['tokens', 'base', 'header', 'footer', 'notice', 'dialog', 'stand-ins', 'print']),
  );
});

test('the sheets of languages are for documents in them', () => {
  expect(namesOf('<p>Text')).not.toContain('languages');
  expect(namesOf('<p>Text', 'de')).toEqual(expect.arrayContaining(['languages', 'da-de-fi-nl-no-sv']));
  expect(namesOf('<p>Text', 'de')).not.toContain('ja-ko-zh');
  expect(namesOf('<p>Text', 'ja')).toEqual(
    expect.arrayContaining(['ar-fa-he-hi-ja-ko-th-zh', 'ja-ko-zh', 'ja']),
  );
});

test('tokens and base come first, pages after blocks, layouts of texts after what all texts have, and two orders of names give one cascade', () => {
  const names = sheets.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['site/styles/tokens.css', 'site/styles/base.css']);
  expect(names.indexOf('site/blocks/table.css')).toBeLessThan(names.indexOf('site/pages/about/mission.css'));
  expect(names.indexOf('site/prose/prose.css')).toBeLessThan(names.indexOf('site/prose/essay.css'));
  expect(inCascade(names.toReversed())).toEqual(names);
});

test('a sheet is named after its root class, or after languages of the site', () => {
  const unnamed = sheets.filter(({ name, css }) => !css.includes(`.${basename(name, '.css')}`));
  const others = unnamed.map(({ name }) => name).filter((name) => !/^site\/(?:styles|shell)\//.test(name));
  expect(others).toEqual(['site/ui/button.css']);
  const codes = unnamed.flatMap(({ name }) => /languages\/(.+)\.css/.exec(name)?.[1]?.split('-') ?? []);
  expect(codes.filter((code) => !PUBLIC_LANGUAGES.some((language) => language.code === code))).toEqual([]);
});

test('every page has each sheet that has a rule for it', async () => {
  const rules = sheets
    .filter(({ name }) => !/^site\/(?:styles|shell|ui|blocks)\//.test(name))
    .flatMap(
      ({ name, css }) =>
        css.match(/^[.\w-]+(?: [.\w-]+)*(?= \{)/gm)?.map((selector) => ({ name, selector })) ?? [],
    );
  const missing = SITE_PAGES.map(async ({ path }) => {
    const { html, document } = await renderPage(path);
    const has = new Set(namesOf(html));
    return rules
      .filter(({ name, selector }) => !has.has(basename(name, '.css')) && document.querySelector(selector))
      .map(({ name, selector }) => `${path}: ${name} has ${selector}`);
  });
  expect((await Promise.all(missing)).flat()).toEqual([]);
});
