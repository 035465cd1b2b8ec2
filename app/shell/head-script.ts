import { afterFirstPaint } from '../after-first-paint.ts';
import { CONSENT_KEY } from './consent.ts';
import { GROUND, THEME_KEY } from '../theme/root-theme.ts';

/**
 * The layout shift that a change of faces may cause, in the browsers' own measure: the share of the window
 * that moves, times the way as a share of the window's longer side (https://web.dev/articles/cls).
 */
const SHIFT = 0.008;

/**
 * Runs in the head, behind the style sheet and before anything is painted: a theme that came later
 * would flash. Storage may be switched off, so reading it may throw.
 * - Theme: the stored one, else dark; the colour of the browser's own bar goes with it.
 * - Fonts: painted first in the system's faces under the brand's metrics. On the first page of a visit the
 *   brand's faces are fetched after the first paint, on further ones at once, since they lie in the cache.
 *   They take their places all three together, unless too much in view would move by it: then they wait for
 *   the next page (docs/decisions/003).
 * - Consent: the banner is asked for unless a stored flag says that it was accepted; last, so that a line more
 *   or less in the brand's faces does not move it.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement, read = (key) => { try { return localStorage.getItem(key) } catch {} };
if (read('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '${GROUND.light}' }));
}
const ask = () => { if (read('${CONSENT_KEY}') !== 'true') root.dataset.consent = 'ask' };
const range = new Range();
const place = (node) => {
const boxes = node.getClientRects ? node : (range.selectNode(node), range);
return [boxes.getBoundingClientRect(), boxes.getClientRects()[0]];
};
const inView = (parent) => (parent.firstElementChild ? [...parent.childNodes] : []).flatMap((node) => {
const [box, from] = place(node);
return from && box.top < innerHeight && box.bottom > 0 ? [[node, box, from], ...inView(node)] : [];
});
const dress = () => {
const before = performance.getEntriesByName('first-contentful-paint').length ? inView(document.body) : [];
root.classList.add('fonts');
const moved = new Set();
let area = 0, far = 0;
for (const [node, a, from] of before) {
const [b, to] = place(node);
const way = to ? Math.max(Math.abs(from.top - to.top), Math.abs(from.left - to.left)) : 0;
if (way < 3) continue;
moved.add(node);
far = Math.max(far, way);
if (!moved.has(node.parentNode)) area += (Math.min(innerHeight, Math.max(a.bottom, b.bottom)) - Math.max(0, Math.min(a.top, b.top))) * (Math.max(a.right, b.right) - Math.min(a.left, b.left));
}
if (area * far > ${SHIFT} * innerWidth * innerHeight * Math.max(innerWidth, innerHeight)) root.classList.remove('fonts');
};
const fetchFaces = () => Promise.all(['420 1em "Newsreader Display"', '1em "Newsreader Text"', '1em "Libre Franklin"'].map((face) => document.fonts.load(face))).then(dress, () => {}).then(ask);
const arrived = performance.getEntriesByType('navigation')[0]?.type;
if (document.referrer.startsWith(location.origin + '/') || arrived === 'reload' || arrived === 'back_forward') fetchFaces();
else ${afterFirstPaint('fetchFaces()')};
}`.replaceAll('\n', '');
