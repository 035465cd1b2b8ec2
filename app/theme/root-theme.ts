export type Theme = 'dark' | 'light';

/** Local storage key (specification, section 3). */
export const THEME_KEY = 'theme';

/** `--ground` of app/styles/tokens.css as sRGB hex, for places without CSS such as `theme-color`. */
export const THEME_COLORS = { dark: '#090f18', light: '#f5f0e6' } as const satisfies Record<Theme, string>;

const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}

/** Applies a theme and stores it. */
export function setTheme(theme: Theme) {
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be disabled. The choice then lasts until the next page load.
  }
}

/** Calls the listener on every change, including changes in other tabs. Returns the unsubscribe function. */
export function onThemeChange(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY) show(newValue === 'light' ? 'light' : 'dark');
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function show(theme: Theme) {
  document.documentElement.classList.toggle('light', theme === 'light');
  document.documentElement.classList.toggle('dark', theme === 'dark');
  // Browsers use the first one, which the head script may have added before the page's own.
  document.head.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  for (const listener of listeners) listener();
}
