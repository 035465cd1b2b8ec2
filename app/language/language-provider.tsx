import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { addressIn, readAddress } from './address.ts';
import { watchForeignNodes } from './foreign-nodes.ts';
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
}

const LanguageContext = createContext<LanguageState | null>(null);

/** The specification's timings (section 9), in milliseconds. */
const DELAY = 300;
const BUSY_AFTER = 500;

interface LanguageProviderProps {
  initial: Language;
  addressed: boolean;
  /** Fetches a language's phrases. Only the browser has one: a server's page never changes its language. */
  load?: (code: LanguageCode) => Promise<PhraseBook>;
  children: ReactNode;
}

/** Holds the visitor's language. Stands above the router, so that `<html>` itself can read it. */
export function LanguageProvider({ initial, addressed, load, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const [chosen, setChosen] = useState<LanguageCode>();

  const choose = useCallback(
    async (code: LanguageCode) => {
      if (!load) return;
      store(code);
      setChosen(code);
      if (addressed) return goTo(code);
      try {
        const [book] = await Promise.all([load(code), pause(DELAY)]);
        setLanguage({ code, book });
        await pause(BUSY_AFTER);
      } catch (error) {
        console.error(`Failed to load the phrases of ${code}`, error);
      } finally {
        setChosen(undefined);
      }
    },
    [load, addressed],
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
    const onShow = () => setChosen(undefined);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [choose, addressed]);

  useEffect(() => watchForeignNodes(language.book), [language]);

  const state = useMemo(
    () => ({ ...language, addressed, chosen, choose }),
    [language, addressed, chosen, choose],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}

/** Loads the same page under another language's address. */
async function goTo(code: LanguageCode) {
  const { pathname, search, hash } = window.location;
  await pause(DELAY);
  window.location.assign(addressIn(code, readAddress(pathname).path) + search + hash);
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
