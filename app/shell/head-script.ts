import { CONSENT_KEY } from './consent.ts';
import { GROUND, THEME_KEY } from '../theme/root-theme.ts';

/**
 * Runs in the head, before anything is painted: a theme or a banner that came later would flash.
 * Theme: the stored one, else dark; the colour of the browser's own bar goes with it. Consent: the banner is asked for unless a stored flag says that it
 * was accepted. Fonts: on a further page of a visit the brand's faces lie in the cache and are used at once;
 * on the first one they are fetched one frame after the first paint and then change places with the
 * metric-matched faces of the system, all together (docs/decisions/003).
 * Storage may be switched off, so reading it may throw.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement, read = (key) => { try { return localStorage.getItem(key) } catch {} };
if (read('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '${GROUND.light}' }));
}
if (read('${CONSENT_KEY}') !== 'true') root.dataset.consent = 'ask';
const arrived = performance.getEntriesByType('navigation')[0]?.type;
if (document.referrer.startsWith(location.origin + '/') || arrived === 'reload' || arrived === 'back_forward') root.classList.add('fonts');
else requestAnimationFrame(() => setTimeout(() => Promise.all(['420 1em "Newsreader Display"', '400 1em "Newsreader Text"', '400 1em "Libre Franklin"'].map((face) => document.fonts.load(face))).then(() => root.classList.add('fonts'), () => {})));
}`.replaceAll('\n', '');
