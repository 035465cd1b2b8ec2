import wholeHref from './index.css?url';
import languagesHref from './languages.css?url';

const sheets = new Map<string, true | Promise<void>>();

/**
 * The style rules of all pages: a document has only those that it needs itself. True when they are here, else
 * their promise.
 */
export function wholeSheet(): true | Promise<void> {
  return sheet(wholeHref);
}

/** The style rules of all languages, likewise: a document has those of its own. */
export function languageSheet(): true | Promise<void> {
  return sheets.get(wholeHref) === true || sheet(languagesHref);
}

function sheet(href: string): true | Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const coming = load(href);
  sheets.set(href, coming);
  coming.then(
    () => sheets.set(href, true),
    () => sheets.delete(href),
  );
  return coming;
}

function load(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`Failed to load ${href}`));
  });
  document.head.append(link);
  return promise;
}
