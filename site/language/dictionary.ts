/**
 * A translation: a text, the plural forms of a text in the order of its file, or null for a text that the dictionary
 * does not cover.
 */
export type Translation = string | readonly string[] | null;

/** Translations by the key of their English phrase ({@link keyOf}). */
export type Phrases = Readonly<Record<string, Translation>>;

/**
 * A dictionary indexed for lookup, in time that does not depend on its size: complete texts by their key, phrases
 * within a text by their first word.
 */
export interface Dictionary {
  /** By key, as written and in lower case. */
  readonly byText: ReadonlyMap<string, Translation>;
  /** First word in lower case to the phrases that start with it, in lower case, longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly string[]>;
  /** Which plural form a count has, from 0; absent in the browser, where nothing is counted. */
  readonly formOf?: (count: number) => number;
  /** English: every text is its own translation. */
  readonly isSource?: true;
  /** Cache of translated texts. */
  readonly memory: Map<string, Translation>;
  /** Collects each text that is looked up, by its key. */
  readonly usedPhrases?: Map<string, Translation>;
  /** Collects the keys that are looked up with a count. */
  readonly usedPlurals?: Set<string>;
  /** Called for a text without an entry, in the dictionary of an island, which has an entry for each of its phrases. */
  readonly onMiss?: (phrase: string) => void;
}

/** The dictionary of English, which leaves every text unchanged. */
export const EMPTY_DICTIONARY: Dictionary = { ...compileDictionary({}), isSource: true };

export function compileDictionary(phrases: Phrases): Dictionary {
  const byText = new Map<string, Translation>();
  const byFirstWord = new Map<string, string[]>();
  for (const [source, translation] of Object.entries(phrases)) {
    addText(byText, source, translation);
    if (typeof translation !== 'string' || source.includes(CONTEXT_END)) continue;
    const english = lower(source.trim());
    const first = FIRST_WORD.exec(english)?.[0];
    if (first === undefined) continue;
    const others = byFirstWord.get(first);
    if (others) others.push(english);
    else byFirstWord.set(first, [english]);
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.length - a.length);
  return { byText, byFirstWord, memory: new Map() };
}

/** Adds a text as written, and in lower case for all other spellings: `Live Chat` and `Live chat` may differ. */
export function addText(byText: Map<string, Translation>, key: string, translation: Translation): void {
  byText.set(key.trim(), translation);
  byText.set(lower(key.trim()), translation);
}

/** Between context and phrase in a key, as in compiled gettext files. */
const CONTEXT_END = '\u0004';

/** The key of a phrase, with the context that tells it apart from others that read the same in English. */
export function keyOf(phrase: string, context?: string): string {
  return context === undefined ? phrase : `${context}${CONTEXT_END}${phrase}`;
}

/** The opposite of {@link keyOf}. */
export function parseKey(key: string): { phrase: string; context?: string } {
  const at = key.indexOf(CONTEXT_END);
  return at < 0 ? { phrase: key } : { phrase: key.slice(at + 1), context: key.slice(0, at) };
}

/** A word, or any other character that a phrase may start with, such as `{` or `$`. */
const FIRST_WORD = /^(?:[\p{L}\p{N}\p{M}]+|.)/u;

/** Lower case of the same length, so that indexes match the original. `İ`, for one, would become longer. */
export function lower(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
