import { directionOf, type LanguageCode } from '../../app/language/languages.ts';
import { LanguageFiles } from '../../app/content/language-files.server.ts';
import { fill } from '../../app/language/text.ts';
import { translate } from '../../app/language/translate.ts';

const languages = new LanguageFiles('content', () => {});

/** What the site says for an English phrase in a language: from its dictionary, so that no test repeats copy. */
export function speaker(code: LanguageCode) {
  const dictionary = languages.dictionary(code);
  return (phrase: string) => {
    const translation = translate(dictionary, phrase);
    if (typeof translation !== 'string') throw new Error(`${code} does not cover ${phrase}`);
    const values = { brand: 'Forthright', email: 'hello@forthright.example' };
    return fill(translation, values, code);
  };
}

export { directionOf, type LanguageCode };
