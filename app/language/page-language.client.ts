import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages.ts';

/** The language of the document, from `<html lang>`. */
export function pageLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  return isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;
}
