import { loadOnce } from '../../rendering/load-once.ts';
import fullHref from './index.css?url';
import languagesHref from './languages.css?url';

const sheets = new Map<string, true | Promise<true>>();

/** Loads the rules of all pages; a document inlines only its own. True once loaded, else the promise. */
export function fullStylesheet(): true | Promise<true> {
  return loadOnce(sheets, fullHref, load);
}

/** Loads the rules of all languages; a document inlines only those of its own. */
export function languageStylesheet(): true | Promise<true> {
  return sheets.get(fullHref) === true || loadOnce(sheets, languagesHref, load);
}

function load(href: string): Promise<true> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Failed to load ${href}`));
    });
    document.head.append(link);
  });
}
