import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { contentOfVisit, rememberPainted } from './content/visit.ts';
import { addressIn, readAddress } from './language/address.ts';
import { bookForPage, onWholeBook } from './language/books.client.ts';
import { LanguageProvider, type Books } from './language/language-provider.tsx';
import { pageLanguage } from './language/page-language.client.ts';
import { NavigationContext } from './navigation.ts';
import { browserNavigation } from './navigation.client.ts';
import { readPainted, type Painted } from './painted.ts';
import { Root } from './root.tsx';
import { pageModuleAt } from './routes.ts';
import { askForConsent } from './shell/consent.ts';
import { startInsights } from './shell/insights.ts';
import { loadWebFonts, webFontsApplied } from './shell/web-fonts.client.ts';
import { languageSheet } from './styles/later-sheets.client.ts';

/** Another language has style rules of its own, and may have letters whose fonts the document lacks. */
const books: Books = {
  async forPage(chosen, page) {
    const [book] = await Promise.all([bookForPage(chosen, page), languageSheet()]);
    await loadWebFonts([...book.whole.values()].join(''));
    return book;
  },
  onWhole: onWholeBook,
};
// The banner comes last, so that a line more or less in the brand's fonts does not move it.
void webFontsApplied.then(askForConsent);

const code = pageLanguage();
const { path, language: addressed } = readAddress(window.location.pathname);
// Without the page's code, and the content and the phrases that it was painted with, hydration would tear it down:
// then it stays as it is, readable, with working links and forms.
const [painted, book] = await Promise.all([readPainted(), bookForPage(code, path), pageModuleAt(path)]);
if (painted) takeOver(painted);
// Once only: behind two servers that disagree the page stays as it is, too.
else if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') window.location.reload();

function takeOver(page: Painted) {
  rememberPainted({ ...page.content, 'common.json': page.site.common });
  startInsights();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LanguageProvider initial={{ code, book }} addressed={addressed !== undefined} books={books}>
          <NavigationContext value={browserNavigation(path)}>
            <BrowserRouter basename={addressed && addressIn(addressed, '/')}>
              <Root painted={page} ask={contentOfVisit} />
            </BrowserRouter>
          </NavigationContext>
        </LanguageProvider>
      </StrictMode>,
    );
  });
  // From now on links are the router's: see server/speculation-rules.ts.
  document.documentElement.dataset.alive = '';
}
