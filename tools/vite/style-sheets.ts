import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:styles';
const INDEX = fileURLToPath(new URL('../../app/styles/index.css', import.meta.url));

/**
 * Gives `virtual:styles`, the files that index.css imports as texts for the head of the pages: no request stands
 * between a document and its first paint. In development the sheet is imported instead, so that an edit shows
 * at once.
 */
export function styleSheets(): Plugin {
  let development = false;
  return {
    name: 'style-sheets',
    configResolved(config) {
      development = config.command === 'serve';
    },
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (development) return 'export const sheets = [];';
      const files = importsOf(readFileSync(INDEX, 'utf8'));
      const imports = files.map((file, place) => {
        const path = resolve(dirname(INDEX), file);
        return `import css${place} from ${JSON.stringify(`${path}?inline`)};`;
      });
      const sheets = files.map((file, place) => `{ file: ${JSON.stringify(file)}, css: css${place} }`);
      return `${imports.join('\n')}\nexport const sheets = [${sheets.join(', ')}];`;
    },
  };
}

function importsOf(css: string): string[] {
  return Array.from(css.matchAll(/@import '([^']+)';/g), ([, file = '']) => file);
}
