import type { Plugin } from 'vite';

const NONE = '\0no-sheet';

/**
 * Documents contain the sheets of all components (site/styles/use-sheet.ts): so in the browser's scripts their text is
 * empty.
 */
export function serverSheets(): Plugin {
  return {
    name: 'server-sheets',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /\.css\?inline$/ }, handler: () => NONE },
    load: { filter: { id: /^\0no-sheet$/ }, handler: () => "export default ''" },
  };
}
