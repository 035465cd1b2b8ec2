import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from '../../../site/language/languages.ts';
import { readFileSync } from 'node:fs';
import { languageFile } from '../../../site/content/reading/language-file.server.ts';
import { parsePo, phrasesOf } from '../../../site/content/reading/po.server.ts';
import { compileDictionary, EMPTY_DICTIONARY } from '../../../site/language/dictionary.ts';
import { fill, withoutBreaks } from '../../../site/language/text.ts';
import { translate } from '../../../site/language/translate.ts';
import { CONTENT } from '../../fixtures/content-folder.ts';

/** Translates an English phrase with the site's dictionary, so that no test repeats copy. */
export function speaker(code: LanguageCode) {
  const dictionary = code === DEFAULT_LANGUAGE ? EMPTY_DICTIONARY : dictionaryOf(code);
  return (phrase: string) => {
    const translation = translate(dictionary, phrase);
    if (typeof translation !== 'string') throw new Error(`${code} does not cover ${phrase}`);
    const values = { brand: 'Forthright', email: 'hello@forthright.example' };
    return withoutBreaks(fill(translation, values, code));
  };
}

function dictionaryOf(code: LanguageCode) {
  return compileDictionary(phrasesOf(parsePo(readFileSync(languageFile(CONTENT, code), 'utf8'))));
}

export { directionOf, type LanguageCode };
