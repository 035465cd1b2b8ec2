import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { addressIn, readAddress } from './address.ts';
import { beginWatch, watchForeignNodes } from './foreign-nodes.ts';
import { isLanguageCode, LANGUAGE_KEY, type LanguageCode } from './languages.ts';
import type { PhraseBook } from './phrase-book.ts';
import { readStored, store } from './stored-language.ts';

export interface Language {
  code: LanguageCode;
  book: PhraseBook;
}

interface LanguageState extends Language {
  /** Whether the page's address carries the language: then it holds, whatever is stored. */
  addressed: boolean;
  /** While a chosen language is on its way the picker shows it and is disabled. */
  chosen: LanguageCode | undefined;
  choose: (code: LanguageCode) => void;
  books: Books | undefined;
}

/** Where a browser has its phrases from. A server needs none: its pages never change their language. */
export interface Books {
  /** The book for a page in a language: at once when it is here, else its promise. */
  forPage: (code: LanguageCode, path: string) => PhraseBook | Promise<PhraseBook>;
  /** Tells of books that have become whole because something was said that no page had announced. */
  onWhole: (listener: (code: LanguageCode, book: PhraseBook) => void) => () => void;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** The specification's timings (section 9), in milliseconds. */
const DELAY = 300;
const BUSY_AFTER = 500;

interface LanguageProviderProps {
  initial: Language;
  addressed: boolean;
  books?: Books;
  children: ReactNode;
}

/** Holds the visitor's language. Stands above the router, so that `<html>` itself can read it. */
export function LanguageProvider({ initial, addressed, books, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const [chosen, setChosen] = useState<LanguageCode>();

  const choose = useCallback(
    async (code: LanguageCode) => {
      if (!books) return;
      store(code);
      setChosen(code);
      if (addressed) return goTo(code);
      try {
        const [book] = await Promise.all([books.forPage(code, pathHere()), pause(DELAY)]);
        setLanguage({ code, book });
        await pause(BUSY_AFTER);
      } catch (error) {
        console.error(`Failed to load the phrases of ${code}`, error);
      } finally {
        setChosen(undefined);
      }
    },
    [books, addressed],
  );

  // The server knows the language by its cookie. Where only local storage kept it, the page follows now.
  useEffect(() => {
    const stored = readStored();
    // oxlint-disable-next-line react/set-state-in-effect -- the picker shows at once what is on its way
    if (!addressed && stored && stored !== initial.code) void choose(stored);
  }, [choose, addressed, initial.code]);

  // A choice made in another tab holds in this one too.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (!addressed && key === LANGUAGE_KEY && isLanguageCode(newValue)) void choose(newValue);
    };
    // Going back may show the page as it was left, on its way to another language.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setChosen(undefined);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [choose, addressed]);

  useEffect(
    () => books?.onWhole((code, book) => setLanguage((now) => (now.code === code ? { code, book } : now))),
    [books],
  );

  const { code, book } = language;
  useEffect(beginWatch, [code]);
  useEffect(() => watchForeignNodes(book), [book]);

  const state = useMemo(
    () => ({ ...language, addressed, chosen, choose, books }),
    [language, addressed, chosen, choose, books],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}

function pathHere() {
  return readAddress(window.location.pathname).path;
}

/** Loads the same page under another language's address. */
async function goTo(code: LanguageCode) {
  const { search, hash } = window.location;
  await pause(DELAY);
  window.location.assign(addressIn(code, pathHere()) + search + hash);
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
