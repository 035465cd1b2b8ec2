import { expect, test } from 'vitest';
import { checkDictionary } from './check-dictionary.ts';

const PHRASE = 'Write to {email} about the 10-K';

const faultsOf = (code: 'de' | 'ja' | 'ru', dictionary: Record<string, string>, shared: string[] = []) =>
  checkDictionary(dictionary, {
    code,
    spoken: new Set([PHRASE, '14 × {count}']),
    shared: new Set(shared),
  }).map(({ fault }) => fault);

test('a phrase with words needs an entry, one without does not', () => {
  expect(faultsOf('de', {})).toEqual(['missing']);
});

test.each([
  ['de', 'Schreiben Sie zum 10-K an {email}', undefined],
  ['de', ' ', 'empty'],
  ['de', 'Schreiben Sie zum 10-K', 'other placeholders than the English'],
  ['de', PHRASE, 'the same as the English'],
  ['de', 'Schreiben Siе zum 10-K an {email}', 'letters of another script'],
  ['ja', '10-Kについては{email}へ', undefined],
  ['ja', '10-K: {email}', 'nothing in the language’s script'],
  ['ru', 'О 10-К пишите на {email}', undefined],
  ['ru', 'О ١٠-К пишите на {email}', 'digits that are not Latin'],
] as const)('%s: %j', (code, translation, fault) => {
  expect(faultsOf(code, { [PHRASE]: translation })).toEqual(fault ? [fault] : []);
});

test('what both languages share is named', () => {
  expect(faultsOf('de', { [PHRASE]: PHRASE }, [PHRASE])).toEqual([]);
});

test('what is said nowhere is to go', () => {
  expect(faultsOf('de', { [PHRASE]: 'An {email}', Hello: 'Hallo' })).toEqual(['said nowhere']);
});
