import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startDrafts } from '../../app/contact/drafts.ts';
import { contentOfVisit, rememberContent } from './content-cache.ts';
import { readAddress } from '../../app/language/address.ts';
import { addPhrases, dictionaryForPage, onFullDictionary } from '../../app/language/dictionaries.client.ts';
import { BrowserLanguage, type Dictionaries } from '../../app/language/browser-language.tsx';
import { pageLanguage } from '../../app/language/page-language.client.ts';
import { NavigationContext } from '../navigation.ts';
import { browserNavigation } from './navigation.ts';
import { readPageData, type PageData } from '../page-data.ts';
import { Root } from '../../app/root.tsx';
import { pageModuleAt } from '../page-modules.ts';
import { askForConsent } from '../../app/shell/consent.ts';
import { startInsights } from '../../app/shell/insights.ts';
import { loadWebFonts, webFontsApplied } from '../../app/shell/web-fonts.client.ts';
import { languageSheet } from '../../app/styles/later-sheets.client.ts';

/** Another language has style rules of its own, and may have letters whose fonts the document lacks. */
const dictionaries: Dictionaries = {
  async forPage(chosen, page) {
    const [dictionary] = await Promise.all([dictionaryForPage(chosen, page), languageSheet()]);
    await loadWebFonts([...dictionary.whole.values()].join(''));
    return dictionary;
  },
  onFull: onFullDictionary,
};

/** Milliseconds between tries to get what the page needs: a moment without network must not leave it dead. */
const RETRY_AFTER_MS = [1000, 4000, 16_000];

/** Takes the page over: gets what it was rendered from, and hydrates it. */
export async function start() {
  startDrafts();
  // Dialogs and questions rely on these two. `<details name>` is older than both.
  if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./older-browsers.ts').then(({ standIn }) => standIn(), console.error);
  }
  const { path } = readAddress(window.location.pathname);
  // Without the page's code, and the content and the phrases that it was rendered from, hydration would tear it down:
  // then it stays as it is, readable, with working links and forms.
  const needed = await whenReachable(() => Promise.all([readPageData(), pageModuleAt(path)]));
  if (needed) hydrate(path, needed[0]);
}

function hydrate(path: string, data: PageData | undefined) {
  if (!data) {
    // Once only: behind two servers that disagree the page stays as it is, too.
    if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') window.location.reload();
    return;
  }
  const code = pageLanguage();
  const dictionary = addPhrases(code, path, data.phrases ?? {});
  rememberContent({ ...data.content, 'common.json': data.site.common });
  startInsights();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NavigationContext value={browserNavigation(path)}>
          <BrowserLanguage initial={{ code, dictionary }} dictionaries={dictionaries}>
            <Root data={data} ask={contentOfVisit} onHydrated={hydrated} />
          </BrowserLanguage>
        </NavigationContext>
      </StrictMode>,
    );
  });
}

function hydrated() {
  // From now on links are the router's: see server/speculation-rules.ts.
  document.documentElement.dataset.hydrated = '';
  // The banner comes last: its buttons answer now, and a line more or less in the brand's fonts does not move it.
  void webFontsApplied.then(askForConsent);
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
