import { afterFirstPaint } from '../after-first-paint.ts';
import { GROUND, THEME_KEY } from '../theme/root-theme.ts';
import { FACES, FACES_CLASS } from './faces.ts';

/**
 * Runs in the head, behind the style sheet and before anything is painted: a theme that came later
 * would flash. Storage may be switched off, so reading it may throw.
 * - Theme: the stored one, else dark; the colour of the browser's own bar goes with it.
 * - Fonts: painted first in the system's faces under the brand's metrics. On the first page of a visit the
 *   brand's faces are fetched after the first paint, and worn when the scripts see fit (faces.client.ts); on further
 *   ones they lie in the cache, so that they can be worn before it.
 */
export const HEAD_SCRIPT = `{
const root = document.documentElement;
try { if (localStorage.getItem('${THEME_KEY}') === 'light') {
root.classList.replace('dark', 'light');
document.head.prepend(Object.assign(document.createElement('meta'), { name: 'theme-color', content: '${GROUND.light}' }));
} } catch {}
const faces = () => Promise.all(${JSON.stringify(FACES)}.map((face) => document.fonts.load(face)));
const arrived = performance.getEntriesByType('navigation')[0]?.type;
if (document.referrer.startsWith(location.origin + '/') || arrived === 'reload' || arrived === 'back_forward')
faces().then(() => performance.getEntriesByName('first-contentful-paint').length || root.classList.add('${FACES_CLASS}'), () => {});
else ${afterFirstPaint('faces().catch(() => {})')}
}`.replaceAll('\n', '');
