import { expect, test } from 'vitest';
import { compileDictionary, EMPTY_DICTIONARY } from './dictionary.ts';
import { MEMORY_LIMIT, translate } from './translate.ts';

const german = compileDictionary({
  Home: 'Startseite',
  Contact: 'Kontakt',
  'Contact form': 'Kontaktformular',
  'Investor Relations': 'Investor Relations',
  'press releases': 'Pressemitteilungen',
  'About {brand}': 'Über {brand}',
  'About {brand} and its team': '{brand} und das Team',
  '10-K': 'Jahresbericht 10-K',
});

test('a text that is in the dictionary as a whole gets its translation, regardless of case', () => {
  expect(translate(german, 'Home')).toBe('Startseite');
  expect(translate(german, 'HOME')).toBe('Startseite');
});

test('a text that consists of phrases is translated phrase by phrase, with its punctuation', () => {
  expect(translate(german, 'Press releases, then: Home')).toBe(null);
  expect(translate(german, 'press releases (Home)')).toBe('Pressemitteilungen (Startseite)');
});

test('a text with a word that no phrase covers is not translated at all', () => {
  expect(translate(german, 'Send press releases, then call Home.')).toBe(null);
  expect(translate(german, 'About {brand} us')).toBe(null);
});

test('the longest of several phrases with the same start is used', () => {
  expect(translate(german, 'Home: contact form')).toBe('Startseite: Kontaktformular');
  expect(translate(german, 'Home: contact, form')).toBe(null);
});

test('only whole words are replaced', () => {
  expect(translate(german, 'Homework')).toBe(null);
  expect(translate(german, 'Home work')).toBe(null);
  expect(translate(german, '110-K, 10-K.')).toBe('110-K, Jahresbericht 10-K.');
  const phrases = compileDictionary({ 'about us': 'Über uns', er: 'er' });
  expect(translate(phrases, 'About user')).toBe(null);
});

test.each(['24/7', '$50B+', 'Q3', '1,499', 'team@contact.com', 'https://home.com/contact', '{home}', '—'])(
  '%s needs no phrase and is left as it is',
  (kept) => {
    expect(translate(german, `${kept} Home (${kept})`)).toBe(`${kept} Startseite (${kept})`);
  },
);

test.each(['5th', '10am', 'e.g.', 'Kontakt'])('%s is a word', (word) => {
  expect(translate(german, `Home ${word}`)).toBe(null);
});

test('placeholders survive, alone and inside a phrase', () => {
  expect(translate(german, 'About {brand}')).toBe('Über {brand}');
  expect(translate(german, 'Home: about {brand}, {home}')).toBe('Startseite: Über {brand}, {home}');
});

test('the brand is never translated, even when its name contains a phrase', () => {
  const names = ['Contact Home'];
  expect(translate(german, 'Contact Home, contact', { names })).toBe('Contact Home, Kontakt');
  expect(translate(german, 'Contact Homes', { names })).toBe(null);
});

test('a phrase in its own spelling has its own translation, in whatever order the spellings are', () => {
  for (const phrases of [
    { 'Live Chat': 'B', 'live chat': 'A', 'LIVE CHAT': 'B' },
    { 'LIVE CHAT': 'B', 'live chat': 'A', 'Live Chat': 'B' },
  ]) {
    const book = compileDictionary(phrases);
    expect(['Live Chat', 'live chat', 'LIVE CHAT'].map((text) => translate(book, text))).toEqual([
      'B',
      'A',
      'B',
    ]);
  }
});

test('the English dictionary changes nothing', () => {
  expect(translate(EMPTY_DICTIONARY, 'Contact form')).toBe('Contact form');
});

test('letters whose lower case is longer do not shift the text after them', () => {
  expect(translate(german, 'İİİ contact form', { names: ['İİİ'] })).toBe('İİİ Kontaktformular');
});

test('the cache of translations is bounded, whatever is looked up', () => {
  const book = compileDictionary({ Home: 'Startseite' });
  for (let text = 0; text <= MEMORY_LIMIT; text += 1) translate(book, `Home ${text}`);
  expect(book.memory.size).toBeLessThanOrEqual(MEMORY_LIMIT);
  expect(translate(book, 'Home 1')).toBe('Startseite 1');
});
