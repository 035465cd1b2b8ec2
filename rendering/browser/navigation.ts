import { loadContent } from './content-cache.ts';
import { dictionaryForPage } from '../../app/language/dictionaries.client.ts';
import type { LanguageCode } from '../../app/language/languages.ts';
import { pageLanguage } from '../../app/language/page-language.client.ts';
import { documentFile, slugOf } from '../../app/content/documents.ts';
import type { Navigation } from '../navigation.ts';
import type { PageModule } from '../page-module.ts';
import { pageModuleAt } from '../page-modules.ts';

export function browserNavigation(): Navigation {
  /** Kept after settling: `use()` needs the same promise. */
  const readiness = new Map<string, Promise<unknown>>();

  /** The code and phrases of a page, as far as they are not loaded yet. Its styles are loaded with its code. */
  function needs(path: string, code: LanguageCode): Promise<unknown>[] {
    return [pageModuleAt(path), dictionaryForPage(code, path)].filter((source) => source instanceof Promise);
  }

  return {
    prefetch(path) {
      // What fails now is tried again when the visitor goes there.
      Promise.all(needs(path, pageLanguage())).catch(() => {});
      Promise.resolve(pageModuleAt(path)).then(
        (module) => filesOf(module, path).forEach(loadContent),
        () => {},
      );
    },
    whenReady(path, code) {
      const key = `${code} ${path}`;
      const known = readiness.get(key);
      if (known) return known;
      const loading = needs(path, code);
      if (loading.length === 0) return undefined;
      const ready = Promise.all(loading).catch(reload);
      readiness.set(key, ready);
      return ready;
    },
  };
}

function filesOf({ files = [], documentKind: kind }: PageModule, path: string): string[] {
  return kind ? [...files, documentFile(kind, slugOf(path))] : [...files];
}

/** After a new build the files have other names: only a reload helps. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
