import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { contentOfVisit, rememberPainted } from './content/visit.ts';
import { addressIn, readAddress } from './language/address.ts';
import { bookForPage, onWholeBook } from './language/books.client.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { DEFAULT_LANGUAGE, isLanguageCode } from './language/languages.ts';
import { NavigationContext } from './navigation.ts';
import { browserNavigation } from './navigation.client.ts';
import { readPainted } from './painted.ts';
import { Root } from './root.tsx';
import { pageModuleAt } from './routes.ts';
import { startInsights } from './shell/insights.ts';

const books = { forPage: bookForPage, onWhole: onWholeBook };
const { lang } = document.documentElement;
const code = isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;
const { path, language: addressed } = readAddress(window.location.pathname);
const painted = readPainted();

// Without the page's code and the phrases that it was painted with, hydration would tear it down: then it stays
// as it is, readable, with working links and forms.
const [book] = await Promise.all([books.forPage(code, path), pageModuleAt(path)]);
rememberPainted({ ...painted.content, 'common.json': painted.site.common });

startInsights();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider initial={{ code, book }} addressed={addressed !== undefined} books={books}>
        <NavigationContext value={browserNavigation(path)}>
          <BrowserRouter basename={addressed && addressIn(addressed, '/')}>
            <Root painted={painted} ask={contentOfVisit} />
          </BrowserRouter>
        </NavigationContext>
      </LanguageProvider>
    </StrictMode>,
  );
});
