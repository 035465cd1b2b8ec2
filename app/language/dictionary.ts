/** A language's phrases: English phrase to translation, as a dictionary file holds them. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * A dictionary made ready for use. Looking a phrase up costs the same however many there are: whole
 * texts by their lower-case form, phrases inside a text by their first word.
 */
export interface Dictionary {
  /** Lower-case English text to its whole translation. */
  readonly byText: ReadonlyMap<string, string>;
  /** First word, in lower case, to the phrases that begin with it, longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Texts translated before; see {@link remember}. */
  readonly memory: Map<string, string>;
  /** Takes down each text that is looked up, with its translation. */
  readonly usedPhrases?: Map<string, string>;
  /** Of a dictionary that holds only what some pages say: is told when a text is not in it. */
  readonly onMiss?: () => void;
}

export interface Phrase {
  readonly english: string;
  readonly translation: string;
}

/** The dictionary of English: nothing in it, so every text stays as it is. */
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

/** A word, or one of the marks that a phrase may begin with instead: `{brand}`, `10-K`, `$`. */
const FIRST_WORD = /^(?:[\p{L}\p{N}\p{M}]+|.)/u;

/** Lower case of the same length, so that places in the one are places in the other (İ would grow). */
export function lower(text: string): string {
  const lowered = text.toLowerCase();
  return lowered.length === text.length ? lowered : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
