import type { LanguageCode } from '../../app/language/languages.ts';

export type Fault =
  | 'missing'
  | 'empty'
  | 'other placeholders than the English'
  | 'the same as the English'
  | 'nothing in the language’s script'
  | 'letters of another script'
  | 'digits that are not Latin'
  | 'said nowhere';

export interface DictionaryFault {
  phrase: string;
  fault: Fault;
}

interface CheckOptions {
  code: LanguageCode;
  /** Every English phrase that the site says. */
  spoken: ReadonlySet<string>;
  /** Phrases that may stand in the language as they do in English: names, words that both share. */
  shared: ReadonlySet<string>;
}

/** The scripts of the languages that are not written in Latin letters. */
const SCRIPTS: Partial<Record<LanguageCode, readonly string[]>> = {
  ar: ['Arabic'],
  fa: ['Arabic'],
  he: ['Hebrew'],
  hi: ['Devanagari'],
  ja: ['Hiragana', 'Katakana', 'Han'],
  ko: ['Hangul', 'Han'],
  ru: ['Cyrillic'],
  th: ['Thai'],
  zh: ['Han'],
};

/** Compares a dictionary with what the site says. Texts without a letter are the same in every language. */
export function checkDictionary(
  dictionary: Readonly<Record<string, string>>,
  { code, spoken, shared }: CheckOptions,
): DictionaryFault[] {
  const missing = [...spoken]
    .filter((phrase) => hasWords(phrase) && dictionary[phrase] === undefined)
    .map((phrase) => ({ phrase, fault: 'missing' }) as const);
  const wrong = Object.entries(dictionary).flatMap(([phrase, translation]) => {
    const fault = spoken.has(phrase)
      ? faultOf(phrase, translation, code, shared.has(phrase))
      : ('said nowhere' as const);
    return fault ? [{ phrase, fault }] : [];
  });
  return [...missing, ...wrong];
}

function faultOf(
  phrase: string,
  translation: string,
  code: LanguageCode,
  shared: boolean,
): Fault | undefined {
  if (translation.trim() === '') return 'empty';
  if (placeholders(phrase) !== placeholders(translation)) return 'other placeholders than the English';
  if (/(?![0-9])\p{Nd}/u.test(translation)) return 'digits that are not Latin';
  const scripts = SCRIPTS[code];
  if (lettersBeside(translation, ['Latin', ...(scripts ?? [])])) return 'letters of another script';
  if (shared) return undefined;
  if (translation === phrase) return 'the same as the English';
  if (scripts && !letterOf(translation, scripts)) return 'nothing in the language’s script';
  return undefined;
}

function hasWords(phrase: string): boolean {
  return /\p{L}/u.test(phrase.replace(/\{[\w.-]+\}/g, ''));
}

function placeholders(text: string): string {
  return (text.match(/\{[\w.-]+\}/g) ?? []).toSorted().join();
}

function letterOf(text: string, scripts: readonly string[]): boolean {
  return scripts.some((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
}

/** Letters that belong to several scripts, such as the mark of long vowels, belong to each of them. */
function lettersBeside(text: string, scripts: readonly string[]): boolean {
  const own = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`(?![${own}])\\p{L}`, 'u').test(text);
}
