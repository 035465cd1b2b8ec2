import type { GetTextTranslation } from 'gettext-parser';
import { expect, test } from 'vitest';
import { entriesOf } from '../../app/language/po.server.ts';
import { mergePo } from './merge.ts';
import { newPo } from './po-files.ts';
import type { SpokenPhrase } from './spoken.ts';

const BOOK: GetTextTranslation[] = [
  { msgid: 'Home', msgstr: ['Startseite'], comments: { translator: 'As in the menu.' } },
  { msgid: 'We answer within two working days.', msgstr: ['Wir antworten binnen zwei Werktagen.'] },
];

function merged(keys: readonly string[], { prune = false, phrase = {} as Partial<SpokenPhrase> } = {}) {
  const file = newPo('ru');
  file.translations[''] = Object.fromEntries(BOOK.map((entry) => [entry.msgid, structuredClone(entry)]));
  const spoken = keys.map((key): [string, SpokenPhrase] => [
    key,
    { pages: ['/faq'], kinds: new Set(['heading']), isPlural: false, ...phrase },
  ]);
  mergePo(file, new Map(spoken), { prune });
  return new Map(entriesOf(file).map((entry) => [`${entry.msgctxt ?? ''}${entry.msgid}`, entry]));
}

test('a known phrase keeps its translation and comments, and learns where it is and what', () => {
  expect(merged(['Home']).get('Home')).toEqual({
    msgid: 'Home',
    msgstr: ['Startseite'],
    comments: { translator: 'As in the menu.', reference: '/faq', extracted: 'heading' },
  });
});

test('a new phrase waits for its translation', () => {
  expect(merged(['Home', 'Zebra']).get('Zebra')?.msgstr).toEqual(['']);
});

test('a changed phrase keeps its translation as a fuzzy one, with the English that it was made from', () => {
  const changed = merged(['Home', 'We answer within three working days.']).get(
    'We answer within three working days.',
  );
  expect(changed?.msgstr).toEqual(['Wir antworten binnen zwei Werktagen.']);
  expect(changed?.comments).toMatchObject({
    flag: 'fuzzy',
    previous: 'msgid "We answer within two working days."',
  });
});

test('a phrase that is no longer said is deleted only on demand', () => {
  expect(merged(['Home']).size).toBe(2);
  expect([...merged(['Home'], { prune: true }).keys()]).toEqual(['Home']);
});

test('a phrase with a count has as many forms as the language', () => {
  const entry = merged(['acres'], { phrase: { isPlural: true } }).get('acres');
  expect(entry).toMatchObject({ msgid_plural: 'acres', msgstr: ['', '', ''] });
});

test('a phrase in a context is an entry of its own', () => {
  expect(merged(['Home', 'menu\u0004Home']).get('menuHome')).toMatchObject({
    msgctxt: 'menu',
    msgid: 'Home',
  });
});

test('a text without words needs no entry', () => {
  expect(merged(['{price}: 24/7']).has('{price}: 24/7')).toBe(false);
});

test('a phrase that only an interaction shows says so', () => {
  const entry = merged(['Home'], { phrase: { pages: [], kinds: new Set() } }).get('Home');
  expect(entry?.comments?.extracted).toBe('after an interaction or a failure');
});
