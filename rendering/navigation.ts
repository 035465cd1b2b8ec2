import { createContext } from 'react';
import type { LanguageCode } from '../app/language/languages.ts';

/** Loads what the next page needs. The default is for the server, which has everything already. */
export interface Navigation {
  /** Fetches ahead what a page needs: the visitor points at a link to it. */
  prefetch: (path: string) => void;
  /** Undefined when the page can be shown now; else a promise, the same one at each call. */
  whenReady: (path: string, code: LanguageCode) => Promise<unknown> | undefined;
}

export const NavigationContext = createContext<Navigation>({
  prefetch() {},
  whenReady: () => undefined,
});
