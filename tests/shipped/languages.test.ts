import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { entriesOf, parsePo } from '../../site/content/reading/po.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';

const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

test('there is a file for each language and for no other', () => {
  const files = readdirSync('content/languages').filter((name) => name.endsWith('.po'));
  expect(files.toSorted()).toEqual(CODES.map((code) => `${code}.po`).toSorted());
});

describe.each(CODES)('%s', (code) => {
  const file = parsePo(readFileSync(languageFile('content', code), 'utf8'));

  test('the header has the language', () => {
    expect(file.headers).toMatchObject({ Language: code });
  });

  test('names of the platform are placeholders, so that a new name reaches every translation', () => {
    const NAMES = /Forthright|Sealwire/i;
    const named = entriesOf(file).filter(
      ({ msgid, msgstr }) => NAMES.test(msgstr.join(' ')) && !NAMES.test(msgid),
    );
    expect(named.map(({ msgid }) => msgid)).toEqual([]);
  });
});
