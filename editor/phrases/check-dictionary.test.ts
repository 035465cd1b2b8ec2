import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { checkDictionary } from './check-dictionary.ts';

const PHRASE = 'Write to {email} about the 10-K';

function faultsOf(code: string, translation: string, { shared = [] as string[], flags = '' } = {}) {
  const entry = { msgid: PHRASE, msgstr: [translation], comments: { flag: flags } };
  const file = po.parse(
    po.compile({ charset: 'utf-8', headers: {}, translations: { '': { [PHRASE]: entry } } }).toString(),
  );
  return checkDictionary(file, { code, shared: new Set(shared) }).map(({ fault }) => fault);
}

test.each([
  ['de', 'Schreiben Sie zum 10-K an {email}', undefined],
  ['de', '', undefined],
  ['de', 'Schreiben Sie zum 10-K', 'other placeholders than the English'],
  ['de', PHRASE, 'the same as the English'],
  ['de', 'Schreiben Siе zum 10-K an {email}', 'letters of another script'],
  ['ja', '10-Kについては{email}へ', undefined],
  ['ja', '10-K: {email}', 'nothing in the language’s script'],
  ['ru', 'О 10-К пишите на {email}', undefined],
  ['ru', 'О ١٠-К пишите на {email}', 'digits of another language'],
  ['uk', 'Про 10-К пишіть на {email}', undefined],
  ['uk', 'Write to {email}', 'nothing in the language’s script'],
] as const)('%s: %j', (code, translation, fault) => {
  expect(faultsOf(code, translation)).toEqual(fault ? [fault] : []);
});

test('a phrase that both languages share may be the same', () => {
  expect(faultsOf('de', PHRASE, { shared: [PHRASE] })).toEqual([]);
});

test('a fuzzy translation is not checked, because no visitor sees it', () => {
  expect(faultsOf('de', PHRASE, { flags: 'fuzzy' })).toEqual([]);
});
