import { afterFirstPaint } from '../../inline-script.ts';
import { THEME_COLORS, THEME_KEY } from '../../theme/theme.ts';

/** The text face is the third, for pages that have its stand-ins. */
const LOAD_FACES = `
const hasTextFace = getComputedStyle(root).getPropertyValue('--face-text');
const faces = allFaces();
const loading = faces.slice(0, hasTextFace ? 3 : 2).map((face) => face.load());
const addAll = () => add(faces);
Promise.allSettled(loading).then(addAll);
Promise.any(loading).then(() => setTimeout(addAll, 500), addAll);
`;

/**
 * Runs in the head, after the styles and before the first paint; a theme applied later would flash. Reading storage
 * throws when it is disabled.
 * - Theme: the stored one, else dark. `theme-color`, which is before the script, must match it.
 * - Icon: none until the first paint, because browsers would load it before that. The boot script restores it. A tab in
 *   the background is not painted, and needs its icon most.
 * - Faces (decision 048): the sheet before the script has their rules, for browsers without scripts. The script adds
 *   them at once if their files are in the cache, because the page before was one of this site, and if nobody sees the
 *   page yet, in a tab in the background or rendered ahead, which may have no paint to wait for. Else after the first
 *   paint, which the files would delay, and when those of the basic letters have come: the browser lays out the page
 *   once. When one is half a second late, the other does not wait. Other scripts wait for `facesCome`.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement;
try { if (localStorage.getItem('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.querySelector('[name=theme-color]').content = '${THEME_COLORS.light}';
} } catch {}
if (!document.hidden) document.querySelector('[rel=icon]').href = 'data:,';
const { cssRules } = document.currentScript.previousElementSibling.sheet;
const allFaces = () => Array.from(cssRules, ({ style }) => {
const get = (name) => style.getPropertyValue(name);
const options = { weight: get('font-weight'), unicodeRange: get('unicode-range'), display: 'swap' };
return new FontFace(get('font-family').replaceAll('"', ''), get('src'), options);
});
window.facesCome = new Promise((come) => {
const add = (faces) => { for (const face of faces) document.fonts.add(face); come(); };
if (document.hidden || document.referrer.startsWith(location.origin + '/')) add(allFaces());
else ${afterFirstPaint(LOAD_FACES)}
});
}`.replaceAll('\n', '');
