import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Custom properties of two words or with a number. Those of one word, such as `--ink`, are named by components too. */
const LONG_NAME = /--[a-z]+-[\w-]+/g;

/** Gives them short names in built sheets, which are in every document: it has a hundred bytes less. */
export function shortNames(): Plugin {
  const sheets = globSync('app/**/*.css').toSorted();
  const names = new Set(sheets.flatMap((sheet) => readFileSync(sheet, 'utf8').match(LONG_NAME) ?? []));
  const short = new Map(Array.from(names, (name, place) => [name, `--${place.toString(36)}`]));
  return {
    name: 'short-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replaceAll(LONG_NAME, (name) => short.get(name) ?? name),
    },
  };
}
