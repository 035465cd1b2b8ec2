import { createContext, use } from 'react';
import type { Theme } from './theme.ts';

const ThemeContext = createContext<Theme | null>(null);

/** The theme that a document is sent in. The head script changes it to the stored one before the first paint. */
export const ThemeProvider = ThemeContext;

/** Requirement 8.14 has the words of the error. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}
