import { afterFirstPaint } from '../inline-script.ts';
import { THEME_COLORS, THEME_KEY } from '../theme/theme.ts';

/**
 * Runs in the head, after the styles and before the first paint; a theme applied later would flash. Reading storage
 * throws when it is disabled.
 * - Theme: the stored one, else dark. `theme-color`, which stands before the script, must match it.
 * - Icon: none until the first paint, before which browsers would load it. The boot script (rendering/document.ts) gives it
 *   back. A tab in the background is not painted, and needs its icon most.
 * - Fields that a visitor types into before the scripts of the page come are noted, so that app/browser/drafts.ts leaves
 *   them alone.
 * - Fonts: the style sheet declares the brand fonts for browsers without scripts only; here they become `webFonts`, which the
 *   page uses once they are in `document.fonts`. The first paint uses system fonts, scaled to the widths of the brand fonts.
 *   On the first page of a visit the brand fonts are made and loaded after the first paint, from the style sheet that the page
 *   came with, and applied by app/browser/web-fonts.ts. On later pages they are cached, so they can be applied before it.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement;
try { if (localStorage.getItem('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.querySelector('[name=theme-color]').content = '${THEME_COLORS.light}';
} } catch {}
if (!document.hidden) document.querySelector('[rel=icon]').href = 'data:,';
const typed = window.typedEarly = new WeakSet();
addEventListener('input', ({ target }) => typed.add(target), true);
const sheets = [...document.styleSheets];
const load = () => Promise.all((window.webFonts = sheets.flatMap((sheet) => [...sheet.cssRules])
.flatMap((rule) => rule.media ? [...rule.cssRules] : [])
.map(({ style }) => (name) => style?.getPropertyValue(name) ?? '').filter((get) => get('src'))
.map((get) => new FontFace(get('font-family').replaceAll('"', ''), get('src'),
{ weight: get('font-weight'), display: get('font-display'), unicodeRange: get('unicode-range') })))
.map((font) => font.display === 'swap' && font.load()));
if (document.referrer.startsWith(location.origin + '/') || /^(re|ba)/.test(performance.getEntriesByType('navigation')[0]?.type))
load().then(() => performance.getEntriesByName('first-contentful-paint').length || webFonts.forEach((font) => document.fonts.add(font)), () => {});
else ${afterFirstPaint('load().catch(() => {})')}
}`.replaceAll('\n', '');
