export type Theme = 'dark' | 'light';

/** Local storage key (specification, section 3). */
export const THEME_KEY = 'theme';

/** `--ground` of app/styles/tokens.css as a browser paints it, for what cannot read a style sheet. */
export const THEME_COLORS = { dark: '#090f18', light: '#f5f0e6' } as const satisfies Record<Theme, string>;

const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}

/** Shows a theme and keeps it for the next page. */
export function setTheme(theme: Theme) {
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be switched off; the choice then holds for this page.
  }
}

/** Tells of every change, those made in another tab included. */
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
  // The first one counts; the head script may have put one in front of the page's own.
  document.head.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  for (const listener of listeners) listener();
}
