import { readdirSync, readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';
import { entriesOf, parsePo, phrasesOf } from '../../site/content/reading/po.server.ts';

const CODES = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

test('there is a file for each language and for no other', () => {
  const files = readdirSync('content/languages').filter((name) => name.endsWith('.po'));
  expect(files.toSorted()).toEqual(CODES.map((code) => `${code}.po`).toSorted());
});

describe.each(CODES)('%s', (code) => {
  const text = readFileSync(languageFile('content', code), 'utf8');
  const file = parsePo(text);

  test('parsed and compiled again, the file is the same', () => {
    expect(po.compile(parsePo(text)).toString()).toBe(text);
    expect(entriesOf(file).length).toBeGreaterThan(1000);
  });

  test('the header has the language', () => {
    expect(file.headers).toMatchObject({ Language: code });
  });

  test('each phrase tells its translator its kind', () => {
    const silent = entriesOf(file).filter(({ comments }) => !comments?.extracted);
    expect(silent.map(({ msgid }) => msgid)).toEqual([]);
  });

  test('names of the platform are placeholders, so that a new name reaches every translation', () => {
    const NAMES = /Forthright|Sealwire/i;
    const named = entriesOf(file).filter(
      ({ msgid, msgstr }) => NAMES.test(msgstr.join(' ')) && !NAMES.test(msgid),
    );
    expect(named.map(({ msgid }) => msgid)).toEqual([]);
  });

  test('no phrase is lost between file and dictionary', () => {
    const finished = entriesOf(file).filter(
      ({ msgstr, comments }) => msgstr.every(Boolean) && !comments?.flag?.includes('fuzzy'),
    );
    expect(Object.keys(phrasesOf(file))).toHaveLength(finished.length);
  });
});
