import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { entriesOf, parsePo } from '../../site/content/reading/po.server.ts';
import { mergePo, templateOf } from './merge.ts';
import type { SitePhrase } from './site-phrases.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

const FILE = `msgid ""
msgstr ""
"Language: ru\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

# As in the menu.
#: /old
#. button
msgid "Home"
msgstr "Главная"

#. paragraph
msgid "We answer within two working days."
msgstr "Мы отвечаем в течение двух рабочих дней."
`;
const TWO_DAYS = 'We answer within two working days.';

let path: string;

beforeEach(() => {
  const folder = temporaryFolder();
  path = join(folder, 'ru.po');
});

function merged(
  keys: readonly string[],
  { prune = false, phrase = {} as Partial<SitePhrase>, file = FILE } = {},
) {
  if (file) writeFileSync(path, file);
  const used = keys.map((key): [string, SitePhrase] => [
    key,
    { pages: ['/faq'], kinds: new Set(['heading']), isPlural: false, ...phrase },
  ]);
  const template = `${path}t`;
  writeFileSync(template, templateOf(new Map(used), new Set()));
  mergePo(path, 'ru', template, prune);
  const entries = entriesOf(parsePo(readFileSync(path, 'utf8')));
  return new Map(entries.map((entry) => [`${entry.msgctxt ?? ''}${entry.msgid}`, entry]));
}

test('a file stays as it is while no phrase has changed, whichever pages show them', () => {
  merged(['Home', TWO_DAYS]);
  expect(readFileSync(path, 'utf8')).toBe(FILE);
});

test('a new phrase waits for its translation and says where it is, and a known one keeps its own', () => {
  const entries = merged(['Home', TWO_DAYS, 'Zebra']);
  expect(entries.get('Zebra')).toMatchObject({
    msgstr: [''],
    comments: { reference: '/faq', extracted: 'heading' },
  });
  expect(entries.get('Home')).toMatchObject({
    msgstr: ['Главная'],
    comments: { translator: 'As in the menu.', reference: '/faq', extracted: 'heading' },
  });
});

test('a changed phrase keeps its translation as a fuzzy one, with the English that it was made from', () => {
  const changed = merged(['Home', 'We answer within three working days.']).get(
    'We answer within three working days.',
  );
  expect(changed?.msgstr).toEqual(['Мы отвечаем в течение двух рабочих дней.']);
  expect(changed?.comments).toMatchObject({ flag: 'fuzzy', previous: `msgid ${JSON.stringify(TWO_DAYS)}` });
});

test('an unused phrase keeps its translation for its return, unless it was pruned', () => {
  expect(merged(['Home']).size).toBe(1);
  const file = readFileSync(path, 'utf8');
  expect(merged(['Home', TWO_DAYS], { file }).get(TWO_DAYS)?.msgstr).toEqual([
    'Мы отвечаем в течение двух рабочих дней.',
  ]);
  merged(['Home'], { prune: true });
  expect(readFileSync(path, 'utf8')).not.toContain('двух');
});

test('a phrase with a count has as many forms as the language', () => {
  const entry = merged(['acres'], { phrase: { isPlural: true } }).get('acres');
  expect(entry).toMatchObject({ msgid_plural: 'acres', msgstr: ['', '', ''] });
});

test('a phrase in a context is a separate entry, and a text without words has none', () => {
  const entries = merged(['Home', 'menu\u0004Home', '{price}: 24/7']);
  expect(entries.get('menuHome')).toMatchObject({ msgctxt: 'menu', msgid: 'Home' });
  expect(entries.size).toBe(2);
});

test('a phrase with a placeholder has the flag that msgfmt --check and translators’ programs look for', () => {
  expect(merged(['By {email}']).get('By {email}')?.comments?.flag).toBe('python-brace-format');
});

test('a language without a file gets one, with its plural rule', () => {
  expect(existsSync(path)).toBe(false);
  expect(merged(['Home'], { file: '' }).get('Home')?.msgstr).toEqual(['']);
  expect(readFileSync(path, 'utf8')).toMatch(/"Language: ru\\n"[^]*nplurals=3/);
});
