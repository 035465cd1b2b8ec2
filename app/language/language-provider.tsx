import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { watchForeignNodes } from './foreign-nodes.ts';
import { isLanguageCode, LANGUAGE_KEY, type LanguageCode } from './languages.ts';
import type { PhraseBook } from './phrase-book.ts';
import { readStored, store } from './stored-language.ts';

export interface Language {
  code: LanguageCode;
  book: PhraseBook;
}

interface LanguageState extends Language {
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
  /** Fetches a language's phrases. Only the browser has one: a server's page never changes its language. */
  load?: (code: LanguageCode) => Promise<PhraseBook>;
  children: ReactNode;
}

/** Holds the visitor's language. Stands above the router, so that `<html>` itself can read it. */
export function LanguageProvider({ initial, load, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const [chosen, setChosen] = useState<LanguageCode>();

  const choose = useCallback(
    async (code: LanguageCode) => {
      if (!load) return;
      store(code);
      setChosen(code);
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
    [load],
  );

  // The server knows the language by its cookie. Where only local storage kept it, the page follows now.
  useEffect(() => {
    const stored = readStored();
    // oxlint-disable-next-line react/set-state-in-effect -- the picker shows at once what is on its way
    if (stored && stored !== initial.code) void choose(stored);
  }, [choose, initial.code]);

  // A choice made in another tab holds in this one too.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LANGUAGE_KEY && isLanguageCode(newValue)) void choose(newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [choose]);

  useEffect(() => watchForeignNodes(language.book), [language]);

  const state = useMemo(() => ({ ...language, chosen, choose }), [language, chosen, choose]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
