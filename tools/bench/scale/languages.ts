import { globSync, readFileSync } from 'node:fs';
import { compileDictionary, type Phrases } from '../../../app/language/dictionary.ts';
import { rounded } from '../median.ts';
import type { Curve } from './curve.ts';
import { translated } from './dictionary.ts';
import { repeated } from './repeated.ts';

const COUNTS = [1, 11, 22, 44, 88];
const TEXTS = 250;

/**
 * Translating a page's worth of texts with more and more languages in memory: the shipped dictionaries, over and
 * over under new codes, kept by code as the server keeps them. Each round speaks the next language.
 */
export function languageCurve(): Curve {
  const shipped = globSync('app/language/dictionaries/*.json').map((path): Phrases =>
    JSON.parse(readFileSync(path, 'utf8')),
  );
  const texts = Object.keys(shipped[0] ?? {}).slice(0, TEXTS);
  const points = COUNTS.map((count) => {
    const books = new Map(
      Array.from({ length: count }, (_, index) => [
        `language-${index}`,
        compileDictionary(shipped[index % shipped.length] ?? {}),
      ]),
    );
    let round = 0;
    const cost = repeated(() => {
      const book = books.get(`language-${round % count}`);
      round += 1;
      book?.memory.clear();
      return book && translated(book, texts);
    });
    return { count, cost: rounded(cost * 1000, 1) };
  });
  return { of: 'languages', what: `translating ${TEXTS} texts`, unit: 'µs', points };
}
