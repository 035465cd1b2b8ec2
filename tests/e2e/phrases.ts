import { readFileSync } from 'node:fs';
import { directionOf, type LanguageCode } from '../../app/language/languages.ts';
import { compileDictionary } from '../../app/language/dictionary.ts';
import { fill } from '../../app/language/text.ts';
import { translate } from '../../app/language/translate.ts';

/** What the site says for an English phrase in a language: from its dictionary, so that no test repeats copy. */
export function speaker(code: LanguageCode) {
  const file = `app/language/dictionaries/${code}.json`;
  const dictionary = compileDictionary(code === 'en' ? {} : JSON.parse(readFileSync(file, 'utf8')));
  return (phrase: string) => {
    const translation = translate(dictionary, phrase);
    if (typeof translation !== 'string') throw new Error(`${file} does not cover ${phrase}`);
    return fill(translation, { brand: 'Forthright', email: 'hello@forthright.example' });
  };
}

export { directionOf, type LanguageCode };
