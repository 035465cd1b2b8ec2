import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { send } from './send.ts';

/**
 * Reports the web vitals of a page load once, when the page is first hidden: later may be too late, since telephones
 * end pages without a word. What is measured after that is left out. A page that comes back from the back/forward
 * cache is another load, with ids of its own.
 */
const reported = new Set<string>();
let values: Partial<Record<Metric['name'], number>> = {};
let path = '';

function note({ id, name, value, navigationURL = location.href }: Metric) {
  if (reported.has(id)) return;
  reported.add(id);
  values[name] = value;
  // Of the page that was loaded, wherever the visitor has gone since.
  path = new URL(navigationURL).pathname;
}

for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);

// On the document, so that the library's listeners on the window have put in their last values by then.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || !path) return;
  send({ type: 'speed', path, values });
  values = {};
  path = '';
});
