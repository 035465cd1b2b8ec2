import { readFileSync } from 'node:fs';
import { directionOf, type LanguageCode } from '../../app/language/languages.ts';
import { compilePhrases } from '../../app/language/phrase-book.ts';
import { fill } from '../../app/language/text.ts';
import { translate } from '../../app/language/translate.ts';

/** What the site says for an English phrase in a language: from its dictionary, so that no test repeats copy. */
export function speaker(code: LanguageCode) {
  const file = `app/language/dictionaries/${code}.json`;
  const book = compilePhrases(code === 'en' ? {} : JSON.parse(readFileSync(file, 'utf8')));
  return (phrase: string) =>
    fill(translate(book, phrase), { brand: 'Forthright', email: 'hello@forthright.example' });
}

export { directionOf, type LanguageCode };
