import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { currentTheme, onThemeChange, setTheme, type Theme } from './root-theme.ts';

interface ThemeState {
  theme: Theme;
  toggle: () => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

/** The theme is a class of the root element, which the head script sets before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'dark' as const);
  const state = useMemo(
    () => ({ theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }),
    [theme],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The error message comes from the specification (section 8). */
export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) throw new Error('useTheme must be used within a ThemeProvider');
  return state;
}
