import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { localizePath, parseLocalizedPath } from './localized-path.ts';
import { beginWatch, watchForeignNodes } from './foreign-nodes.ts';
import { LanguageProvider, type Language } from './language-provider.tsx';
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_KEY, type LanguageCode } from './languages.ts';
import type { Dictionary } from './dictionary.ts';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

/** Where a browser gets its phrases. */
export interface Dictionaries {
  /** The dictionary for a page in a language: at once when it is here, else its promise. */
  forPage: (code: LanguageCode, path: string) => Dictionary | Promise<Dictionary>;
  /** Reports each full dictionary that was loaded because a phrase was missing. */
  onFull: (listener: (code: LanguageCode, dictionary: Dictionary) => void) => () => void;
}

/** The specification's timings (section 9), in milliseconds. */
const DELAY = 300;
const BUSY_AFTER = 500;

interface BrowserLanguageProps {
  initial: Language;
  dictionaries: Dictionaries;
  children: ReactNode;
}

/**
 * The router of the browser, which shows each address in its language: an address that carries one in that, a plain
 * address in the one that was chosen. Both change in one render, so nothing on the page is lost by a change of language.
 */
export function BrowserLanguage({ initial, dictionaries, children }: BrowserLanguageProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState(() => ({
    location: history.location,
    action: history.action,
    language: initial,
  }));
  const [chosen, setChosen] = useState<{ code: LanguageCode; isShown: boolean }>();
  const current = useRef(initial);
  /** The language of plain addresses. */
  const plain = useRef(
    languageAt(history.location.pathname) ? (readStoredLanguage() ?? DEFAULT_LANGUAGE) : initial.code,
  );
  /** Only the last choice and the last address count. */
  const lastChoice = useRef(0);
  const lastArrival = useRef(0);

  const show = useCallback(
    (language: Language) => {
      current.current = language;
      startTransition(() => setShown({ location: history.location, action: history.action, language }));
    },
    [history],
  );

  const arrive = useCallback(async () => {
    lastArrival.current += 1;
    const arrival = lastArrival.current;
    const { pathname } = history.location;
    const code = languageAt(pathname) ?? plain.current;
    if (code === current.current.code) return show(current.current);
    const dictionary = await dictionaries.forPage(code, parseLocalizedPath(pathname).path);
    if (arrival === lastArrival.current) show({ code, dictionary });
  }, [history, dictionaries, show]);

  const choose = useCallback(
    async (code: LanguageCode) => {
      lastChoice.current += 1;
      const choice = lastChoice.current;
      storeLanguage(code);
      plain.current = code;
      setChosen({ code, isShown: false });
      try {
        await Promise.all([
          dictionaries.forPage(code, parseLocalizedPath(history.location.pathname).path),
          pause(DELAY),
        ]);
        if (choice !== lastChoice.current) return;
        const { pathname, search, hash, state } = history.location;
        const address = localizePath(code, parseLocalizedPath(pathname).path) + search + hash;
        if (languageAt(pathname)) history.push(address, state);
        else await arrive();
        startTransition(() => setChosen({ code, isShown: true }));
      } catch (error) {
        console.error(`Failed to load the phrases of ${code}`, error);
        if (choice === lastChoice.current) setChosen(undefined);
      }
    },
    [history, dictionaries, arrive],
  );

  useLayoutEffect(
    () =>
      history.listen(() => {
        // Without its phrases a page cannot change its language in place; the server has them.
        arrive().catch(() => window.location.reload());
      }),
    [history, arrive],
  );

  // The busy time runs from what is shown, not from the decision to show it.
  useEffect(() => {
    if (!chosen?.isShown) return;
    const timer = setTimeout(() => setChosen(undefined), BUSY_AFTER);
    return () => clearTimeout(timer);
  }, [chosen]);

  // The server knows the language by its cookie. Where only local storage kept it, the page follows now.
  useEffect(() => {
    const stored = readStoredLanguage();
    const { code } = current.current;
    // oxlint-disable-next-line react/set-state-in-effect -- the picker shows at once what is on its way
    if (stored && stored !== code && !languageAt(history.location.pathname)) void choose(stored);
  }, [choose, history]);

  // A choice made in another tab holds in this one too.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== LANGUAGE_KEY || !isLanguageCode(newValue)) return;
      if (languageAt(history.location.pathname)) plain.current = newValue;
      else void choose(newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [choose, history]);

  useEffect(
    () =>
      dictionaries.onFull((code, dictionary) => {
        if (code === current.current.code) show({ code, dictionary });
      }),
    [dictionaries, show],
  );

  const { location, action, language } = shown;
  const { code, dictionary } = language;
  useEffect(beginWatch, [code]);
  useEffect(() => watchForeignNodes(dictionary), [dictionary]);

  const hasLanguagePrefix = languageAt(location.pathname);
  const state = useMemo(
    () => ({
      code,
      dictionary,
      hasLanguagePrefix: hasLanguagePrefix !== undefined,
      chosen: chosen?.code,
      choose,
    }),
    [code, dictionary, hasLanguagePrefix, chosen, choose],
  );
  return (
    <LanguageProvider value={state}>
      <Router
        basename={hasLanguagePrefix && localizePath(hasLanguagePrefix, '/')}
        location={location}
        navigationType={action}
        navigator={history}
      >
        {children}
      </Router>
    </LanguageProvider>
  );
}

function languageAt(pathname: string): LanguageCode | undefined {
  return parseLocalizedPath(pathname).language;
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
