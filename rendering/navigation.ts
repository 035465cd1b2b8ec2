import { createContext } from 'react';
import type { LanguageCode } from '../app/language/languages.ts';

/** How a browser comes by what the pages need. A server has all of it at hand. */
export interface Navigation {
  /** Fetches what a page will need, on the first sign that the visitor means to go there. */
  prefetch: (path: string) => void;
  /** Undefined when all that a page cannot be shown without is here; else the promise of it, always the same. */
  arrival: (path: string, code: LanguageCode) => Promise<unknown> | undefined;
  /** Fetches the style rules of all pages, for what is on no page as it was sent. */
  dress: () => void;
}

export const NavigationContext = createContext<Navigation>({
  prefetch() {},
  arrival: () => undefined,
  dress() {},
});
