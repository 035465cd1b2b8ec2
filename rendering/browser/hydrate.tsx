import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startDrafts } from '../../app/contact/drafts.ts';
import { loadContent, cacheContent } from './content-cache.ts';
import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { addPhrases, dictionaryForPage, onFullDictionary } from '../../app/language/dictionaries.client.ts';
import { BrowserLanguage, type Dictionaries } from '../../app/language/browser-language.tsx';
import { pageLanguage } from '../../app/language/page-language.client.ts';
import { NavigationContext } from '../navigation.ts';
import { browserNavigation } from './navigation.ts';
import { NOT_FOUND } from '../not-found-path.ts';
import { readPageData, type PageData } from '../page-data.ts';
import { Root } from '../../app/root.tsx';
import { pageModuleAt } from '../page-modules.ts';
import { showBannerUnlessAccepted } from '../../app/shell/consent.ts';
import { startInsights } from '../../app/shell/insights.ts';
import { loadWebFonts, webFontsApplied } from '../../app/shell/web-fonts.client.ts';

/** A language needs its styles and the fonts of its letters as well. */
const dictionaries: Dictionaries = {
  async forPage(chosen, page) {
    const [dictionary] = await Promise.all([
      dictionaryForPage(chosen, page),
      import('../../app/styles/languages.css'),
      import('../../app/styles/fonts-latin-1.css'),
      import('../../app/styles/fonts-latin-extended-a.css'),
    ]);
    await loadWebFonts([...dictionary.byText.values()].join(''));
    return dictionary;
  },
  onFull: onFullDictionary,
};

/** Milliseconds between attempts to load what the page needs, for moments without network. */
const RETRY_AFTER_MS = [1000, 4000, 16_000];

/** Loads what the page was rendered from, and hydrates it. */
export async function start() {
  startDrafts();
  // Dialogs and questions rely on these two. `<details name>` is older than both.
  if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./older-browsers.ts').then(({ standIn }) => standIn(), console.error);
  }
  await notLeft();
  const { path } = parseLocalizedPath(window.location.pathname);
  // Hydrating without these would destroy the page; until then it stays readable, with working links and forms.
  const data = await whenReachable(async () => {
    const [read] = await Promise.all([readPageData(), pageModuleAt(path)]);
    if (read?.notFound) await pageModuleAt(NOT_FOUND);
    return { read };
  });
  await notLeft();
  if (data) hydrate(path, data.read);
}

/** Back has led to another page, which the boot script is loading; Forward can come back to this one. */
async function notLeft() {
  while ('left' in document.documentElement.dataset) {
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  }
}

function hydrate(path: string, data: PageData | undefined) {
  if (!data) {
    // Only once: two servers that disagree must not cause endless reloads.
    if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') window.location.reload();
    return;
  }
  const code = pageLanguage();
  const dictionary = addPhrases(code, path, data.phrases ?? {});
  cacheContent({ ...data.content, 'common.json': data.site.common });
  startInsights();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NavigationContext value={browserNavigation()}>
          <BrowserLanguage
            initial={{ code, dictionary }}
            search={data.search ?? ''}
            dictionaries={dictionaries}
          >
            <Root data={data} ask={loadContent} onHydrated={hydrated} />
          </BrowserLanguage>
        </NavigationContext>
      </StrictMode>,
    );
  });
}

function hydrated() {
  // Ends prefetching of documents (server/speculation-rules.ts): the router handles links now.
  document.documentElement.dataset.hydrated = '';
  // Last, when its buttons work and the web fonts can no longer move it.
  void webFontsApplied.then(showBannerUnlessAccepted);
}

async function whenReachable<Value>(load: () => Promise<Value>): Promise<Value | undefined> {
  for (const wait of [...RETRY_AFTER_MS, undefined]) {
    try {
      return await load();
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
      if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return undefined;
}
