import { afterFirstPaint } from '../inline-script.ts';
import { THEME_COLORS, THEME_KEY } from '../theme/theme.ts';

/**
 * Runs in the head, after the styles and before the first paint; a theme applied later would flash. Reading storage
 * throws when it is disabled.
 * - Theme: the stored one, else dark. `theme-color`, which stands before the script, must match it.
 * - Icon: none until the first paint, before which browsers would load it. The boot script (server/render/document.ts) gives it
 *   back. A tab in the background is not painted, and needs its icon most.
 * - Faces: the sheet before the script, which declares them for browsers without scripts, is switched on for all (decision
 *   048). At once where their files are in the cache, since the page before was one of this site, and where nobody sees the
 *   page yet, in a tab in the background or rendered ahead, which may have no paint to wait for. Else after the first paint,
 *   which the files would delay.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement;
try { if (localStorage.getItem('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.querySelector('[name=theme-color]').content = '${THEME_COLORS.light}';
} } catch {}
if (!document.hidden) document.querySelector('[rel=icon]').href = 'data:,';
const { media } = document.currentScript.previousElementSibling.sheet;
if (document.hidden || document.referrer.startsWith(location.origin + '/')) media.mediaText = 'all';
else ${afterFirstPaint("media.mediaText = 'all'")}
}`.replaceAll('\n', '');
