import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readAddress } from './language/address.ts';
import { bookForPage, onWholeBook } from './language/books.client.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { DEFAULT_LANGUAGE, isLanguageCode } from './language/languages.ts';

const books = { forPage: bookForPage, onWhole: onWholeBook };
const { lang } = document.documentElement;
const code = isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;

// Without the phrases that the page was painted with, hydration would tear it down: then it stays as it is,
// readable, with working links and forms.
const { path, language: inAddress } = readAddress(window.location.pathname);
const book = await books.forPage(code, path);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider initial={{ code, book }} addressed={inAddress !== undefined} books={books}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  );
});
