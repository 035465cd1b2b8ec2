import { contentOfVisit } from './content-cache.ts';
import { bookForPage } from '../../app/language/books.client.ts';
import type { LanguageCode } from '../../app/language/languages.ts';
import { pageLanguage } from '../../app/language/page-language.client.ts';
import { documentAt, documentFile } from '../../app/content/documents.ts';
import type { Navigation } from '../navigation.ts';
import type { PageModule } from '../page-module.ts';
import { pageModuleAt } from '../page-modules.ts';
import { wholeSheet } from '../../app/styles/later-sheets.client.ts';

/** @param first the path of the page that the server has rendered: its style rules are in the document. */
export function browserNavigation(first: string): Navigation {
  /** Kept when they are over: React wants the promise again that a page has waited for. */
  const arrivals = new Map<string, Promise<unknown>>();

  /** What the page at a path cannot be shown without: its code, its words, its style rules. */
  function needs(path: string, code: LanguageCode): Promise<unknown>[] {
    const sources = [pageModuleAt(path), bookForPage(code, path), path === first || wholeSheet()];
    return sources.filter((source) => source instanceof Promise);
  }

  return {
    prefetch(path) {
      // What fails now is tried again on the way.
      Promise.all(needs(path, pageLanguage())).catch(() => {});
      Promise.resolve(pageModuleAt(path)).then(
        (module) => filesOf(module, path).forEach(contentOfVisit),
        () => {},
      );
    },
    arrival(path, code) {
      const key = `${code} ${path}`;
      const known = arrivals.get(key);
      if (known) return known;
      const coming = needs(path, code);
      if (coming.length === 0) return undefined;
      const arrival = Promise.all(coming).catch(loadAnew);
      arrivals.set(key, arrival);
      return arrival;
    },
    dress() {
      Promise.resolve(wholeSheet()).catch(console.error);
    },
  };
}

function filesOf({ files = [], documentKind: kind }: PageModule, path: string): string[] {
  const slug = kind && documentAt(kind, path);
  return slug ? [...files, documentFile(kind, slug)] : [...files];
}

/** The server may have been built anew since: then its files have other names, and only the server can help. */
function loadAnew(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
