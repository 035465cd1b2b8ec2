import { readFileSync } from 'node:fs';
import { compileDictionary, type Dictionary, type Phrases } from '../../../app/language/dictionary.ts';
import { translate } from '../../../app/language/translate.ts';
import { rounded } from '../median.ts';
import type { Curve } from './curve.ts';
import { repeated } from './repeated.ts';

const SIZES = [1250, 2500, 5000, 10_000, 20_000];
/** Texts of a page: about what the home page says. */
const TEXTS = 250;

/**
 * Translating a page's worth of texts by size of the dictionary. "Changed" is each text with a word added, so that
 * none is found whole and all go through substitution. Nothing is remembered from round to round.
 */
export function dictionaryCurves(): Curve[] {
  const german: Phrases = JSON.parse(readFileSync('app/language/dictionaries/de.json', 'utf8'));
  const texts = Object.keys(german).slice(0, TEXTS);
  const changed = texts.map((text) => `${text} Edited`);
  const books = SIZES.map((size) => [size, grown(german, size)] as const);
  const curve = (what: string, unit: Curve['unit'], cost: (phrases: Phrases) => number): Curve => ({
    of: 'dictionary entries',
    what,
    unit,
    points: books.map(([count, phrases]) => ({ count, cost: rounded(cost(phrases), 1) })),
  });
  const page = (phrases: Phrases, said: readonly string[]) => {
    const book = compileDictionary(phrases);
    return 1000 * repeated(() => translated(book, said), { before: () => book.memory.clear() });
  };
  return [
    curve(`translating ${TEXTS} texts`, 'µs', (phrases) => page(phrases, texts)),
    curve(`translating ${TEXTS} changed texts`, 'µs', (phrases) => page(phrases, changed)),
    curve('making the dictionary ready, once', 'ms', (phrases) =>
      repeated(() => compileDictionary(phrases), { rounds: 15 }),
    ),
  ];
}

export function translated(book: Dictionary, texts: readonly string[]): string[] {
  return texts.map((text) => translate(book, text));
}

/** The dictionary cut or grown to a size, with further entries of its own kind. */
export function grown(phrases: Phrases, size: number): Phrases {
  const entries = Object.entries(phrases);
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => {
      const copy = Math.floor(index / entries.length);
      const [english, translation] = entries[index % entries.length] ?? ['', ''];
      return [copy === 0 ? english : `${english} number ${copy}`, translation];
    }),
  );
}
