import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { renderPage, textOf } from '../../tests/fixtures/rendered-page.ts';
import { languageFile } from './language-files.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language/languages.ts';
import { parsePo, pluralFormsOf } from './po.server.ts';
import { parsePluralForms } from './plural-forms.server.ts';

const formsOf = (header: string, numbers: readonly number[]) => numbers.map(parsePluralForms(header).formOf);

test.each([
  ['nplurals=1; plural=0;', [0, 1, 2], [0, 0, 0]],
  ['nplurals=2; plural=(n != 1);', [0, 1, 2], [1, 0, 1]],
  ['nplurals=2; plural=n>1', [0, 1, 2], [0, 0, 1]],
  [
    'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;',
    [0, 1, 2, 497, 1_000_000, 3_000_000],
    [0, 0, 2, 2, 1, 1],
  ],
  [
    'nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);',
    [1, 2, 10, 20, 21],
    [0, 1, 3, 2, 3],
  ],
  ['nplurals=2; plural=!(n==1);', [1, 2], [0, 1]],
  ['nplurals=2; plural=n/2*2 != n;', [4, 5], [0, 1]],
  ['nplurals=2; plural=1+n-n-1 < n && n-1-1 == 0 - 1;', [1, 3], [1, 0]],
])('%s', (header, numbers, forms) => {
  expect(formsOf(header, numbers)).toEqual(forms);
});

test('a number below zero has the form of its amount, and a fraction the last form', () => {
  expect(formsOf('nplurals=2; plural=(n != 1);', [-1, -2, 1.5])).toEqual([0, 1, 1]);
});

test.each(LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE))(
  'the header of %s gives a form to each category of Intl',
  (code) => {
    const { formOf, count } = pluralFormsOf(parsePo(readFileSync(languageFile('content', code), 'utf8')));
    const formOfCategory = new Map<string, number>();
    for (let number = 0; number < 2000; number += 1) {
      const category = new Intl.PluralRules(code).select(number);
      formOfCategory.set(category, formOfCategory.get(category) ?? formOf(number));
      expect(formOf(number)).toBe(formOfCategory.get(category));
    }
    expect(new Set(formOfCategory.values()).size).toBe(count);
  },
);

test.each([
  ['', 'is not like'],
  ['nplurals=0; plural=0;', 'is not like'],
  ['nplurals=INTEGER; plural=EXPRESSION;', 'is not like'],
  ['nplurals=2;', 'is not like'],
  ['nplurals=2; plural=;', 'its end in place of n or a number'],
  ['nplurals=2; plural=(n != 1;', 'its end in place of )'],
  ['nplurals=2; plural=n != 1);', ') in place of its end'],
  ['nplurals=2; plural=n ? 1;', 'its end in place of :'],
  ['nplurals=2; plural=n = 1;', '= in place of its end'],
  ['nplurals=2; plural=constructor;', 'c in place of n or a number'],
  ['nplurals=2; plural=n;', 'the number 2 the form 2, of 2 forms'],
  ['nplurals=2; plural=0-n;', 'the number 1 the form -1, of 2 forms'],
  ['nplurals=2; plural=n%0;', 'the form NaN'],
  [`nplurals=2; plural=${'('.repeat(100_000)}n;`, 'longer than 1000 characters'],
])('%s is refused', (header, reason) => {
  expect(() => parsePluralForms(header)).toThrow(reason);
});

test('a page shows the form that the rule of its file gives, in any order and number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plurals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  const rule = 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';
  writeFileSync(
    join(folder, 'languages/fr.po'),
    `msgid ""\nmsgstr "Plural-Forms: ${rule}\\n"\n\nmsgctxt "under a figure"\nmsgid "acres"\nmsgid_plural "acres"\nmsgstr[0] "UN"\nmsgstr[1] "MILLIONS"\nmsgstr[2] "AUTRES"\n`,
  );
  const { document } = await renderPage('/fr/showcase', { services: pageServices(folder) });
  expect(textOf(document)).toMatch(/497\s*AUTRES/);
});
