import { entryOf, keyOf, lower, type Dictionary, type Translation } from './dictionary.ts';

interface TranslateOptions {
  /** Names that stay as they are, such as the brand. */
  names?: readonly string[];
  /** Tells apart phrases that read the same in English. */
  context?: string;
  /** Whether the caller selects a plural form. */
  isPlural?: boolean;
}

/**
 * Translates an English text: by its own entry, else by the phrases that it consists of (requirement 9.4:
 * case-insensitive, whole words only, the longest phrase first). Placeholders, names, figures, addresses and
 * punctuation need no phrase.
 * @returns null if the dictionary does not cover every word, because a sentence must not mix two languages
 */
export function translate(
  dictionary: Dictionary,
  source: string,
  { names = [], context, isPlural = false }: TranslateOptions = {},
): Translation {
  if (dictionary.isSource || source === '') return source;
  const text = source.trim();
  const phrase = keyOf(text, context);
  const own = entryOf(dictionary, phrase);
  const whole = own === undefined ? entryOf(dictionary, text) : own;
  const translation = whole === undefined ? substituted(dictionary, text, names) : whole;
  dictionary.usedPhrases?.set(phrase, translation);
  if (isPlural) dictionary.usedPlurals?.add(phrase);
  return translation;
}

/** A text without its own entry, put together from phrases. The dictionary remembers the result. */
function substituted(dictionary: Dictionary, source: string, names: readonly string[]): Translation {
  const key = names.length === 0 ? source : `${names.join('\n')}\n\n${source}`;
  const known = dictionary.memory.get(key);
  if (known !== undefined) return known;
  dictionary.onMiss?.(source);
  const translation = substitute(dictionary, source, names);
  if (dictionary.memory.size >= MEMORY_LIMIT) dictionary.memory.clear();
  dictionary.memory.set(key, translation);
  return translation;
}

/** How many texts are cached. The limit bounds the server's memory while editors change texts. */
export const MEMORY_LIMIT = 20_000;

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]/uy;

/** `{brand}`, `https://company.com/ir`, `www.company.com`, `team@company.com`. */
const PLACEHOLDER_OR_ADDRESS = /\{[\w.-]+\}|(?:https?:\/\/|www\.)\S+|[\w.+-]{1,64}@[\w-]+\.[\w.-]+/y;

/** Digits with at most one letter beside them: `24/7`, `1,499`, `Q3`, `10-K`, `50B`. */
const FIGURE = /\p{L}?\p{N}[\p{N}.,:/]*(?:-?\p{L})?(?![\p{L}\p{N}\p{M}])/uy;

/** Null as soon as a word is neither one of the above nor in a phrase. */
function substitute(dictionary: Dictionary, source: string, names: readonly string[]): string | null {
  const lowered = lower(source);
  const mayEnd = Array.from({ length: source.length + 1 }, (_, end) => endsWord(lowered, 0, end));
  let result = '';
  let at = 0;
  while (at < source.length) {
    const kept = matchLength(PLACEHOLDER_OR_ADDRESS, source, at) ?? nameLength(names, source, at);
    const phrase = kept === undefined ? longestPhrase(dictionary, lowered, at, mayEnd) : undefined;
    const length =
      kept ?? phrase?.length ?? matchLength(FIGURE, source, at) ?? matchLength(BETWEEN_WORDS, source, at);
    if (length === undefined) return null;
    const translation = phrase === undefined ? undefined : dictionary.byText[phrase];
    result += typeof translation === 'string' ? translation : source.slice(at, at + length);
    at += length;
  }
  return result;
}

function nameLength(names: readonly string[], source: string, at: number): number | undefined {
  return names.find((name) => name !== '' && source.startsWith(name, at) && endsWord(source, at, name.length))
    ?.length;
}

/** @param mayEnd whether a phrase may end there */
function longestPhrase(
  { byText, longest }: Dictionary,
  lowered: string,
  at: number,
  mayEnd: readonly boolean[],
): string | undefined {
  for (let end = Math.min(at + longest, lowered.length); end > at; end -= 1) {
    const phrase = mayEnd[end] ? lowered.slice(at, end) : '';
    if (typeof byText[phrase] === 'string') return phrase;
  }
  return undefined;
}

/** Whether the range of this length at `at` does not end in the middle of a word. */
function endsWord(text: string, at: number, length: number): boolean {
  const last = text[at + length - 1] ?? '';
  const next = text[at + length] ?? '';
  return !(WORD_CHARACTER.test(last) && WORD_CHARACTER.test(next));
}

function matchLength(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length;
}
