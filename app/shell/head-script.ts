import { CONSENT_KEY } from './consent.ts';
import { GROUND, THEME_KEY } from '../theme/root-theme.ts';

/**
 * Runs in the head, behind the style sheet and before anything is painted: a theme or a banner that came
 * later would flash. Storage may be switched off, so reading it may throw.
 * - Theme: the stored one, else dark; the colour of the browser's own bar goes with it.
 * - Consent: the banner is asked for unless a stored flag says that it was accepted.
 * - Fonts: painted first in the system's faces under the brand's metrics. On the first page of a visit the
 *   brand's faces are fetched after the first paint, on further ones at once, since they lie in the cache;
 *   they take their places all three together (docs/decisions/003).
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement, read = (key) => { try { return localStorage.getItem(key) } catch {} };
if (read('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '${GROUND.light}' }));
}
if (read('${CONSENT_KEY}') !== 'true') root.dataset.consent = 'ask';
const dress = () => Promise.all(['420 1em "Newsreader Display"', '1em "Newsreader Text"', '1em "Libre Franklin"'].map((face) => document.fonts.load(face))).then(() => root.classList.add('fonts'), () => {});
const arrived = performance.getEntriesByType('navigation')[0]?.type;
if (document.referrer.startsWith(location.origin + '/') || arrived === 'reload' || arrived === 'back_forward') dress();
else new PerformanceObserver((paints, observer) => {
if (!paints.getEntriesByName('first-contentful-paint').length) return;
observer.disconnect();
dress();
}).observe({ type: 'paint', buffered: true });
}`.replaceAll('\n', '');
