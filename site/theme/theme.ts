export type Theme = 'dark' | 'light';

/** Local storage key (requirement 3.16). */
export const THEME_KEY = 'theme';

/** `--ground` of site/styles/tokens.css as sRGB hex, for places without CSS such as `theme-color`. */
export const THEME_COLORS = { dark: '#090f18', light: '#f5f0e6' } as const satisfies Record<Theme, string>;
