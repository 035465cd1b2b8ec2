import href from './index.css?url';

let coming: Promise<void> | undefined;
let here = false;

/**
 * The style rules of all pages: a document has only those that it needs itself. True when they are here, else
 * their promise.
 */
export function wholeSheet(): true | Promise<void> {
  if (here) return true;
  coming ??= load();
  return coming;
}

function load(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', () => {
    here = true;
    resolve();
  });
  link.addEventListener('error', () => {
    coming = undefined;
    link.remove();
    reject(new Error(`Failed to load ${href}`));
  });
  document.head.append(link);
  return promise;
}
