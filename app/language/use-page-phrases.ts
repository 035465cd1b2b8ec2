import { use } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from './language-provider.tsx';

/** Waits, in a client navigation, for what the page that it leads to says in the visitor's language. */
export function usePagePhrases() {
  const { code, books } = useLanguage();
  const { pathname } = useLocation();
  const book = books?.forPage(code, pathname);
  if (book instanceof Promise) use(book);
}
