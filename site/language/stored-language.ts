import { isLanguageCode, LANGUAGE_KEY, type LanguageCode } from './languages.ts';

/** One year. Browsers limit cookies to little more. */
const COOKIE_LIFETIME_SECONDS = 31_536_000;

/** The language chosen on an earlier page; undefined without a choice or without storage. */
export function readStoredLanguage(): LanguageCode | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    // Storage can be disabled. The choice then holds for this page, and for further ones if cookies work.
    return undefined;
  }
}

/** Stores the choice in local storage, and in a cookie of the same name so that the server renders in it. */
export function storeLanguage(code: LanguageCode) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${COOKIE_LIFETIME_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // Storage can be disabled, as in readStoredLanguage.
  }
}

/** The chosen language in a `Cookie` header. */
export function languageOfCookie(header: string | null | undefined): LanguageCode | undefined {
  const value = header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_KEY)?.[1];
  return isLanguageCode(value) ? value : undefined;
}
