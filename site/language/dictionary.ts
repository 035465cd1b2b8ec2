/**
 * A translation: a text, the plural forms of a text in the order of its file, or null for a text that the dictionary
 * does not cover.
 */
export type Translation = string | readonly string[] | null;

/** Translations by the key of their English phrase ({@link keyOf}). */
export type Phrases = Readonly<Record<string, Translation>>;

/** A dictionary indexed for lookup, in time that does not depend on its size. */
export interface Dictionary {
  /** By key in lower case; as written too, where another spelling has another translation. */
  readonly byText: Phrases;
  /** Characters of the longest key. */
  readonly longest: number;
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
  const entries = Object.entries(phrases).map(([key, translation]) => [key.trim(), translation] as const);
  // Not a map, because languages then share the text of their keys in memory. Without a prototype, because
  // `constructor` may be a text.
  const byText: Record<string, Translation> = Object.create(null);
  for (const [key, translation] of entries) byText[lower(key)] = translation;
  // A key in lower case counts for its own spelling.
  for (const [key, translation] of entries) if (key === lower(key)) byText[key] = translation;
  // `Live Chat` and `Live chat` may differ.
  for (const [key, translation] of entries) if (byText[lower(key)] !== translation) byText[key] = translation;
  const longest = Math.max(0, ...entries.map(([{ length }]) => length));
  return { byText, longest, memory: new Map() };
}

/** The translation of a key in any spelling; undefined without an entry. */
export function entryOf({ byText }: Dictionary, key: string): Translation | undefined {
  const translation = byText[key];
  return translation === undefined ? byText[lower(key)] : translation;
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

/** Lower case of the same length, so that indexes match the original. `İ`, for one, would become longer. */
export function lower(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
