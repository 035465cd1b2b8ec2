import { afterFirstPaint } from '../../rendering/after-first-paint.ts';
import { GROUND, THEME_KEY } from '../theme/root-theme.ts';
import { WEB_FONTS, WEB_FONTS_CLASS } from './web-fonts.ts';

/**
 * Runs in the head, behind the style sheet and before anything is painted: a theme that came later
 * would flash. Storage may be switched off, so reading it may throw.
 * - Theme: the stored one, else dark; the colour of the browser's own bar goes with it.
 * - Fonts: the first paint is in the system's fonts, stretched to the widths of the brand's. On the first page of a
 *   visit the brand's are asked for after the first paint (web-fonts.client.ts applies them); on further ones they are
 *   in the browser's cache, so that they can be applied before it.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement;
try { if (localStorage.getItem('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '${GROUND.light}' }));
} } catch {}
const load = () => Promise.all(${JSON.stringify(WEB_FONTS)}.map((font) => document.fonts.load(...font)));
if (document.referrer.startsWith(location.origin + '/') || /^(re|ba)/.test(performance.getEntriesByType('navigation')[0]?.type))
load().then(() => performance.getEntriesByName('first-contentful-paint').length || root.classList.add('${WEB_FONTS_CLASS}'), () => {});
else ${afterFirstPaint('load().catch(() => {})')}
}`.replaceAll('\n', '');
