import { afterFirstPaint } from '../../rendering/after-first-paint.ts';
import { THEME_COLORS, THEME_KEY } from '../theme/theme.ts';
import { WEB_FONTS, WEB_FONTS_CLASS } from './web-fonts.ts';

/**
 * Runs in the head, after the styles and before the first paint; a theme applied later would flash. Reading storage
 * throws when it is disabled.
 * - Theme: the stored one, else dark. `theme-color` must match it.
 * - Fonts: the first paint uses system fonts, scaled to the widths of the brand fonts. On the first page of a visit the
 *   brand fonts are requested after the first paint and applied by app/browser/web-fonts.ts. On later pages they are cached,
 *   so they can be applied before it.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement;
try { if (localStorage.getItem('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '${THEME_COLORS.light}' }));
} } catch {}
const load = () => Promise.all(${JSON.stringify(WEB_FONTS)}.map((font) => document.fonts.load(...font)));
if (document.referrer.startsWith(location.origin + '/') || /^(re|ba)/.test(performance.getEntriesByType('navigation')[0]?.type))
load().then(() => performance.getEntriesByName('first-contentful-paint').length || root.classList.add('${WEB_FONTS_CLASS}'), () => {});
else ${afterFirstPaint('load().catch(() => {})')}
}`.replaceAll('\n', '');
