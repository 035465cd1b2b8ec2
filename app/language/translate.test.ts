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

test('phrases within a text are replaced in place', () => {
  expect(translate(german, 'Send press releases, then call Home.')).toBe(
    'Send Pressemitteilungen, then call Startseite.',
  );
});

test('the longest of several phrases with the same start is used', () => {
  expect(translate(german, 'Use the contact form')).toBe('Use the Kontaktformular');
  expect(translate(german, 'Use the contact forms')).toBe('Use the Kontakt forms');
});

test('only whole words are replaced', () => {
  expect(translate(german, 'Homework contacts 110-K')).toBe('Homework contacts 110-K');
  expect(translate(german, 'Form 10-K.')).toBe('Form Jahresbericht 10-K.');
});

test('placeholders survive, alone and inside a phrase', () => {
  expect(translate(german, 'About {brand}')).toBe('Über {brand}');
  expect(translate(german, 'Read: about {brand}, {home}')).toBe('Read: Über {brand}, {home}');
});

test('the brand is never translated, even when its name contains a phrase', () => {
  expect(translate(german, 'Call Contact Home now', ['Contact Home'])).toBe('Call Contact Home now');
  expect(translate(german, 'Contact Homes', ['Contact Home'])).toBe('Kontakt Homes');
});

test('the English dictionary changes nothing', () => {
  expect(translate(EMPTY_DICTIONARY, 'Contact form')).toBe('Contact form');
});

test('letters whose lower case is longer do not shift the text after them', () => {
  expect(translate(german, 'İİİ contact form')).toBe('İİİ Kontaktformular');
});

test('a bounded number of translations is remembered, whatever is asked for', () => {
  const book = compileDictionary({ Home: 'Startseite' });
  for (let text = 0; text <= MEMORY_LIMIT; text += 1) translate(book, `Home ${text}`);
  expect(book.memory.size).toBeLessThanOrEqual(MEMORY_LIMIT);
  expect(translate(book, 'Home 1')).toBe('Startseite 1');
});
