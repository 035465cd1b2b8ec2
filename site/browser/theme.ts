import { THEME_COLORS, THEME_KEY, type Theme } from '../theme/theme.ts';

/** Shows the stored theme, which may have changed since this page was rendered ahead or left, and follows other tabs. */
export function startTheme(): void {
  const follow = () => show(storedTheme());
  follow();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', follow);
}

/** Switches between light and dark, and stores the choice. */
export function toggleTheme(): void {
  const theme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be disabled. The choice then lasts until the next page load.
  }
}

/** Undefined where storage is disabled. */
function storedTheme(): Theme | undefined {
  try {
    return localStorage.getItem(THEME_KEY) === 'light' ? 'light' : 'dark';
  } catch {
    return undefined;
  }
}

function show(theme: Theme | undefined) {
  const { classList } = document.documentElement;
  if (!theme || classList.contains(theme)) return;
  classList.toggle('light', theme === 'light');
  classList.toggle('dark', theme === 'dark');
  document.head.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}
