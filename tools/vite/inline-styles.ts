import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:styles';
const SHEET = fileURLToPath(new URL('../../app/styles/index.css', import.meta.url));

/**
 * Gives `virtual:styles`, the whole style sheet as a text for the head of every page: no request stands
 * between the document and its first paint. In development the sheet is imported instead, so that an edit
 * shows at once. The browser reads the text back from the page, so that hydration finds what it expects and
 * nothing is downloaded twice.
 */
export function inlineStyles(): Plugin {
  let development = false;
  return {
    name: 'inline-styles',
    configResolved(config) {
      development = config.command === 'serve';
    },
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (development) return `import ${JSON.stringify(SHEET)}; export default '';`;
      if (this.environment.name === 'client')
        return `export default document.getElementById('styles').textContent;`;
      return `export { default } from ${JSON.stringify(`${SHEET}?inline`)};`;
    },
  };
}
