/** The contents of a dictionary file: English phrase to translation. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * A dictionary indexed for lookup, in time that does not depend on its size: complete texts by their lower-case form,
 * phrases within a text by their first word.
 */
export interface Dictionary {
  /** Complete English text in lower case to its translation. */
  readonly byText: ReadonlyMap<string, string>;
  /** First word in lower case to the phrases that start with it, longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Cache of translated texts. */
  readonly memory: Map<string, string>;
  /** Collects each text that is looked up, with its translation. */
  readonly usedPhrases?: Map<string, string>;
  /** Called for a missing text, in a dictionary that has only the phrases of some pages. */
  readonly onMiss?: () => void;
}

export interface Phrase {
  readonly english: string;
  readonly translation: string;
}

/** The dictionary of English, which leaves every text unchanged. */
export const EMPTY_DICTIONARY: Dictionary = compileDictionary({});

export function compileDictionary(phrases: Phrases): Dictionary {
  const byText = new Map<string, string>();
  const byFirstWord = new Map<string, Phrase[]>();
  for (const [source, translation] of Object.entries(phrases)) {
    const english = lower(source.trim());
    byText.set(english, translation);
    const first = FIRST_WORD.exec(english)?.[0];
    if (first === undefined) continue;
    const others = byFirstWord.get(first);
    if (others) others.push({ english, translation });
    else byFirstWord.set(first, [{ english, translation }]);
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.english.length - a.english.length);
  return { byText, byFirstWord, memory: new Map() };
}

/** A word, or any other character that a phrase may start with, such as `{` or `$`. */
const FIRST_WORD = /^(?:[\p{L}\p{N}\p{M}]+|.)/u;

/** Lower case of the same length, so that indexes match the original. `İ`, for one, would become longer. */
export function lower(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
