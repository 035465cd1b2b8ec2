import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages.ts';

/** The language that the page is shown in. */
export function pageLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  return isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;
}
