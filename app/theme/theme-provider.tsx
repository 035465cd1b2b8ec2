import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { currentTheme, onThemeChange, setTheme, type Theme } from './root-theme.ts';

interface ThemeState {
  theme: Theme;
  toggle: () => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

/** The theme that stands as a class on the page's root; the head script has set it before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'dark' as const);
  const state = useMemo(
    () => ({ theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }),
    [theme],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The theme and its switch. The error's words are the specification's (section 8). */
export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) throw new Error('useTheme must be used within a ThemeProvider');
  return state;
}
