import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readAddress } from './language/address.ts';
import { bookInBrowser } from './language/books.client.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { DEFAULT_LANGUAGE, isLanguageCode } from './language/languages.ts';

const { lang } = document.documentElement;
const addressed = readAddress(window.location.pathname).language !== undefined;
const code = isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE;

// Without the phrases that the page was painted with, hydration would tear it down: then it stays as it is,
// readable, with working links and forms.
const book = await bookInBrowser(code);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider initial={{ code, book }} addressed={addressed} load={bookInBrowser}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  );
});
