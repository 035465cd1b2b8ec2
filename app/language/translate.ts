import { EMPTY_DICTIONARY, lower, type Phrase, type Dictionary } from './dictionary.ts';

/**
 * Translates an English text. A text that is in the dictionary as a whole gets that translation. In any other, phrases
 * are substituted (specification, section 9): case-insensitive, whole words only, the longest phrase first.
 * @param names left untranslated, as placeholders (`{brand}`) are
 */
export function translate(dictionary: Dictionary, source: string, names: readonly string[] = []): string {
  if (dictionary === EMPTY_DICTIONARY || source === '') return source;
  const key = names.length === 0 ? source : `${names.join('\n')}\n\n${source}`;
  const known = dictionary.memory.get(key);
  const translation = known ?? lookUp(dictionary, source, names);
  if (known === undefined) remember(dictionary, key, translation);
  dictionary.usedPhrases?.set(source, translation);
  return translation;
}

function lookUp(dictionary: Dictionary, source: string, names: readonly string[]): string {
  const whole = dictionary.byText.get(lower(source.trim()));
  if (whole !== undefined) return whole;
  dictionary.onMiss?.();
  return substitute(dictionary, source, names);
}

/** A visit shows a few hundred texts. The limit bounds the server's memory while editors change texts. */
export const MEMORY_LIMIT = 20_000;

function remember(dictionary: Dictionary, key: string, translation: string) {
  if (dictionary.memory.size >= MEMORY_LIMIT) dictionary.memory.clear();
  dictionary.memory.set(key, translation);
}

const WORD = /[\p{L}\p{N}\p{M}]+/uy;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const PLACEHOLDER = /\{[\w.-]+\}/y;

function substitute(dictionary: Dictionary, source: string, names: readonly string[]): string {
  const lowered = lower(source);
  let result = '';
  let at = 0;
  while (at < source.length) {
    const name = names.find(
      (one) => one !== '' && source.startsWith(one, at) && endsWord(source, at, one.length),
    );
    const phrase = name === undefined ? longestPhrase(dictionary, lowered, at) : undefined;
    if (phrase) {
      result += phrase.translation;
      at += phrase.english.length;
      continue;
    }
    const length = name?.length ?? matchLength(PLACEHOLDER, source, at) ?? matchLength(WORD, source, at) ?? 1;
    result += source.slice(at, at + length);
    at += length;
  }
  return result;
}

function longestPhrase(dictionary: Dictionary, lowered: string, at: number): Phrase | undefined {
  const length = matchLength(WORD, lowered, at) ?? 1;
  const candidates = dictionary.byFirstWord.get(lowered.slice(at, at + length));
  return candidates?.find(
    ({ english }) => lowered.startsWith(english, at) && endsWord(lowered, at, english.length),
  );
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
