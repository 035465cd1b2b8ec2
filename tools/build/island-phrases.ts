import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { keyOf } from '../../site/language/dictionary.ts';

/** The virtual module. Its `PHRASES` has, for each island, the keys of the literals that its sources pass to `t`. */
const MODULE = 'virtual:island-phrases';

/** For the server, which sends their translations with the island. */
export function islandPhrases(): Plugin {
  return {
    name: 'island-phrases',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const phrases = globSync('site/pages/*/*.island.tsx').map((island) => {
        const sources = [...sourcesOf(island)];
        for (const source of sources) this.addWatchFile(source);
        return [basename(island, '.island.tsx'), [...new Set(sources.flatMap(phrasesIn))]] as const;
      });
      return `export const PHRASES = ${JSON.stringify(Object.fromEntries(phrases))};`;
    },
  };
}

/** A module and all modules of the site that it imports, except type imports. */
export function sourcesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    sourcesOf(normalize(join(dirname(path), target)), found);
  }
  return found;
}

const IMPORT = /^import (?!type )[^']*'(\.[^']+\.tsx?)'/gm;

/** The keys of the literals that a source passes to `t`. */
export function phrasesIn(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(CALL), ([, , phrase = '', context]) =>
    keyOf(phrase.replaceAll("\\'", "'"), context),
  );
}

/** A call of `t` with its phrase and its context. */
const CALL = /\bt\(\s*(['"])((?:\\.|(?!\1)[^\\])*)\1(?:,\s*\{\s*context: '([^']*)')?/g;
