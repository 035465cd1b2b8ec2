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
import { startWatchPeriod, watchForeignNodes } from './foreign-nodes.ts';
import { LanguageProvider, type Language } from './language-provider.tsx';
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_KEY, type LanguageCode } from './languages.ts';
import type { Dictionary } from './dictionary.ts';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

export interface Dictionaries {
  /** The dictionary for a page: the value if it is loaded, else its promise. */
  forPage: (code: LanguageCode, path: string) => Dictionary | Promise<Dictionary>;
  /** Reports each full dictionary that was loaded because a phrase was missing. */
  onFull: (listener: (code: LanguageCode, dictionary: Dictionary) => void) => () => void;
}

/** Specification, section 9. */
const DELAY_MS = 300;
const BUSY_AFTER_MS = 500;

interface BrowserLanguageProps {
  initial: Language;
  /** The query that the page was rendered with: a static host, and a cache, ignore that of the URL. */
  search: string;
  dictionaries: Dictionaries;
  children: ReactNode;
}

/**
 * The browser's router. A path with a language prefix is shown in that language, any other in the chosen one. Location
 * and language change in one render, so a language change keeps the state of the page.
 */
export function BrowserLanguage({ initial, search: rendered, dictionaries, children }: BrowserLanguageProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState(() => ({
    location: { ...history.location, search: rendered },
    action: history.action,
    language: initial,
  }));
  const [chosen, setChosen] = useState<{ code: LanguageCode; isShown: boolean }>();
  const current = useRef(initial);
  /** The language of paths without a prefix. */
  const unprefixed = useRef(
    languageAt(history.location.pathname) ? (readStoredLanguage() ?? DEFAULT_LANGUAGE) : initial.code,
  );
  /** Results of earlier choices and navigations are discarded. */
  const lastChoice = useRef(0);
  const lastNavigation = useRef(0);

  const show = useCallback(
    (language: Language) => {
      current.current = language;
      startTransition(() => setShown({ location: history.location, action: history.action, language }));
    },
    [history],
  );

  const showLocation = useCallback(async () => {
    lastNavigation.current += 1;
    const navigation = lastNavigation.current;
    const { pathname } = history.location;
    const code = languageAt(pathname) ?? unprefixed.current;
    if (code === current.current.code) return show(current.current);
    const dictionary = await dictionaries.forPage(code, parseLocalizedPath(pathname).path);
    if (navigation === lastNavigation.current) show({ code, dictionary });
  }, [history, dictionaries, show]);

  const choose = useCallback(
    async (code: LanguageCode) => {
      lastChoice.current += 1;
      const choice = lastChoice.current;
      storeLanguage(code);
      unprefixed.current = code;
      setChosen({ code, isShown: false });
      try {
        await Promise.all([
          dictionaries.forPage(code, parseLocalizedPath(history.location.pathname).path),
          pause(DELAY_MS),
        ]);
        if (choice !== lastChoice.current) return;
        const { pathname, search, hash, state } = history.location;
        const href = localizePath(code, parseLocalizedPath(pathname).path) + search + hash;
        if (languageAt(pathname)) history.push(href, state);
        else await showLocation();
        startTransition(() => setChosen({ code, isShown: true }));
      } catch (error) {
        console.error(`Failed to load the phrases of ${code}`, error);
        if (choice === lastChoice.current) setChosen(undefined);
      }
    },
    [history, dictionaries, showLocation],
  );

  useLayoutEffect(
    () =>
      history.listen(() => {
        // The phrases failed to load. A reload gets the page from the server in the right language.
        showLocation().catch(() => window.location.reload());
      }),
    [history, showLocation],
  );

  // Starts when the new language is visible.
  useEffect(() => {
    if (!chosen?.isShown) return;
    const timer = setTimeout(() => setChosen(undefined), BUSY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chosen]);

  // The server reads the language from the cookie. If only local storage still has it, the page changes now.
  useEffect(() => {
    const stored = readStoredLanguage();
    const { code } = current.current;
    if (history.location.search !== rendered) show(current.current);
    // oxlint-disable-next-line react/set-state-in-effect -- the picker shows the language that is loading
    if (stored && stored !== code && !languageAt(history.location.pathname)) void choose(stored);
  }, [choose, history, rendered, show]);

  // Follows choices made in other tabs.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== LANGUAGE_KEY || !isLanguageCode(newValue)) return;
      if (languageAt(history.location.pathname)) unprefixed.current = newValue;
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
  useEffect(startWatchPeriod, [code]);
  useEffect(() => watchForeignNodes(dictionary), [dictionary]);

  const prefix = languageAt(location.pathname);
  const state = useMemo(
    () => ({
      code,
      dictionary,
      hasLanguagePrefix: prefix !== undefined,
      chosen: chosen?.code,
      choose,
    }),
    [code, dictionary, prefix, chosen, choose],
  );
  return (
    <LanguageProvider value={state}>
      <Router
        basename={prefix && localizePath(prefix, '/')}
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
