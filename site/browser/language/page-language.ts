import { codeOfTag, DEFAULT_LANGUAGE, type LanguageCode } from '../../language/languages.ts';

/** The language of the document, from `<html lang>`. */
export function pageLanguage(): LanguageCode {
  return codeOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
