import { expect, test } from 'vitest';
import { PseudoLanguage, pseudo } from './pseudo-language.server.ts';
import { translate } from '../language/translate.ts';

test('a pseudo-translation is bracketed, accented and two fifths longer; placeholders stay', () => {
  expect(pseudo('Save {amount} now')).toMatch(/^\[Šàṽé \{amount\} ñöŵ ~{7}\]$/u);
});

test('one language is replaced, with a text for everything', () => {
  const languages = new PseudoLanguage('de', 'content');
  expect(translate(languages.dictionary('de'), 'No file has this sentence.')).toMatch(/^\[.*\]$/);
  expect(translate(languages.dictionary('fr'), 'No file has this sentence.')).toBeNull();
  expect(languages.phrases('de')['Decline']).toMatch(/^\[.*\]$/);
});
