import { loadOnce } from '../../rendering/load-once.ts';
import wholeHref from './index.css?url';
import languagesHref from './languages.css?url';

const sheets = new Map<string, true | Promise<true>>();

/**
 * The style rules of all pages: a document has only those that it needs itself. True when they are here, else
 * their promise.
 */
export function fullStylesheet(): true | Promise<true> {
  return loadOnce(sheets, wholeHref, load);
}

/** The style rules of all languages, likewise: a document has those of its own. */
export function languageStylesheet(): true | Promise<true> {
  return sheets.get(wholeHref) === true || loadOnce(sheets, languagesHref, load);
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
