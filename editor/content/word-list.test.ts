import { expect, test } from 'vitest';
import { phrasesInSource } from '../phrases/site-phrases.ts';
import wordList from './word-list.json' with { type: 'json' };

test.each(wordList)('all phrases in code use $use', ({ never, anyCase = false }) => {
  const wrong = new RegExp(never, anyCase ? 'i' : '');
  const phrases = phrasesInSource();
  expect(phrases).not.toEqual([]);
  expect(phrases.filter((phrase) => wrong.test(phrase))).toEqual([]);
});
