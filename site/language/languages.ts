/**
 * The languages of the site, in the order of requirement 9.3. English is the default and the language of
 * phrase keys.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', flag: '🇬🇧' },
  { code: 'ar', name: 'العربية', flag: '🇸🇦', direction: 'rtl' },
  { code: 'zh', name: '中文', flag: '🇨🇳', tag: 'zh-Hans', familyNameFirst: true },
  { code: 'da', name: 'Dansk', flag: '🇩🇰' },
  { code: 'nl', name: 'Nederlands', flag: '🇳🇱' },
  { code: 'fa', name: 'فارسی', flag: '🇮🇷', direction: 'rtl', digits: 'arabext' },
  { code: 'fi', name: 'Suomi', flag: '🇫🇮' },
  { code: 'fr', name: 'Français', flag: '🇫🇷' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
  { code: 'he', name: 'עברית', flag: '🇮🇱', direction: 'rtl' },
  { code: 'hi', name: 'हिन्दी', flag: '🇮🇳' },
  { code: 'it', name: 'Italiano', flag: '🇮🇹' },
  { code: 'ja', name: '日本語', flag: '🇯🇵', familyNameFirst: true },
  { code: 'ko', name: '한국어', flag: '🇰🇷', familyNameFirst: true },
  { code: 'no', name: 'Norsk', flag: '🇳🇴', tag: 'nb' },
  { code: 'pl', name: 'Polski', flag: '🇵🇱' },
  { code: 'pt', name: 'Português', flag: '🇧🇷', tag: 'pt-BR' },
  { code: 'ru', name: 'Русский', flag: '🇷🇺' },
  { code: 'es', name: 'Español', flag: '🇪🇸' },
  { code: 'sv', name: 'Svenska', flag: '🇸🇪' },
  { code: 'th', name: 'ไทย', flag: '🇹🇭' },
  { code: 'tr', name: 'Türkçe', flag: '🇹🇷' },
] as const satisfies readonly LanguageRow[];

interface LanguageRow {
  /** In addresses, storage and cookie (requirement 9.3). */
  code: string;
  name: string;
  flag: string;
  /** In `lang` and `hreflang`, if the code alone does not say which variety it is. */
  tag?: string;
  /** Left to right by default. */
  direction?: 'rtl';
  /** The numbering system (BCP 47); Latin digits by default. */
  digits?: 'arabext';
  /** Whether forms ask for the family name before the given name. */
  familyNameFirst?: true;
  /** Set until its translation is done: its pages have addresses for translators, and nothing links to them. */
  isHidden?: true;
}

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The space between words and before a bracket. Chinese and Japanese have none. */
export function spaceOf(code: LanguageCode): '' | ' ' {
  return code === 'ja' || code === 'zh' ? '' : ' ';
}

/** The locale by which `Intl` formats numbers and dates. */
export function localeOf(code: LanguageCode): string {
  return `${code}-u-ca-gregory-nu-${rowOf(code).digits ?? 'latn'}`;
}

export function isHidden(code: LanguageCode): boolean {
  return rowOf(code).isHidden ?? false;
}

/** The languages that visitors can choose. */
export const PUBLIC_LANGUAGES = LANGUAGES.filter(({ code }) => !isHidden(code));

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** Local storage key and cookie name (requirement 3.16). */
export const LANGUAGE_KEY = 'selectedLanguage';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGES.some((language) => language.code === value);
}

/** The language for `lang` and `hreflang`: `zh` is `zh-Hans`. */
export function tagOf(code: LanguageCode): string {
  return rowOf(code).tag ?? code;
}

/** The language of a `lang` attribute. */
export function codeOfTag(tag: string): LanguageCode | undefined {
  return LANGUAGES.find(({ code }) => tagOf(code) === tag)?.code;
}

export function isFamilyNameFirst(code: LanguageCode): boolean {
  return rowOf(code).familyNameFirst ?? false;
}

function rowOf(code: LanguageCode): LanguageRow {
  return LANGUAGES.find((row) => row.code === code) ?? LANGUAGES[0];
}

export function directionOf(code: LanguageCode): 'ltr' | 'rtl' {
  return rowOf(code).direction ?? 'ltr';
}
