import { isLanguageCode, LANGUAGE_KEY, type LanguageCode } from './languages.ts';

/** One year, in seconds: the longest that browsers keep without cutting it short is a little more. */
const COOKIE_LIFETIME = 31_536_000;

/** The language chosen on an earlier page; undefined when none was, or storage is not to be had. */
export function readStoredLanguage(): LanguageCode | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    // Storage can be switched off; then the choice holds for this page and, by the cookie, perhaps the next.
    return undefined;
  }
}

/** Keeps the choice in local storage, and in a cookie of the same name for the server's first byte. */
export function storeLanguage(code: LanguageCode) {
  document.cookie = `${LANGUAGE_KEY}=${code}; Path=/; Max-Age=${COOKIE_LIFETIME}; SameSite=Lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, code);
  } catch {
    // See readStoredLanguage.
  }
}

/** The language in a request's `Cookie` header. */
export function languageOfCookie(header: string | null | undefined): LanguageCode | undefined {
  const value = header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_KEY)?.[1];
  return isLanguageCode(value) ? value : undefined;
}
