import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../app/language/languages.ts';
import { compilePhrases, type Phrases } from '../../app/language/phrase-book.ts';
import { translate } from '../../app/language/translate.ts';
import { spokenPhrases } from '../phrases/spoken.ts';

/**
 * `node tools/bench/phrases.ts`: what it costs to translate the home page, the one that says most, by size of
 * the dictionary. "Edited" is the page with a word added to each of its texts, so that none is found whole and
 * all go through substitution. Nothing is remembered from round to round. Then the memory of all dictionaries.
 * Needs the build.
 */
const ROUNDS = 200;

const build = await import(pathToFileURL(resolve('build/server/index.js')).href);
const { byPage } = await spokenPhrases(build, 'content');
const texts = [...(byPage.get('/') ?? [])];
const edited = texts.map((text) => `${text} Edited`);
const german: Phrases = JSON.parse(readFileSync('app/language/dictionaries/de.json', 'utf8'));

const rows = [1, 5, 20].map((times) => {
  const book = compilePhrases(grown(german, times));
  return {
    phrases: book.whole.size,
    texts: texts.length,
    'page, ms': median(() => texts.map((text) => translate(book, text)), book.memory),
    'edited page, ms': median(() => edited.map((text) => translate(book, text)), book.memory),
  };
});
console.table(rows);

const before = heap();
const books = LANGUAGES.filter(({ code }) => code !== 'en').map(({ code }) =>
  compilePhrases(JSON.parse(readFileSync(`app/language/dictionaries/${code}.json`, 'utf8'))),
);
const megabytes = (heap() - before) / 2 ** 20;
console.log(`${books.length} dictionaries take ${megabytes.toFixed(1)} MB of memory`);

/** The dictionary with further entries of its own kind. */
function grown(phrases: Phrases, times: number): Phrases {
  const copies = Array.from({ length: times }, (_, copy) =>
    Object.entries(phrases).map(([english, translation]) => [
      copy === 0 ? english : `${english} number ${copy}`,
      translation,
    ]),
  );
  return Object.fromEntries(copies.flat());
}

function median(act: () => unknown, memory: Map<string, string>): string {
  const times = Array.from({ length: ROUNDS }, () => {
    memory.clear();
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return (times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0).toFixed(3);
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
