import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { send } from './send.ts';

/**
 * Reports the web vitals of a page load once, when the page is first hidden: mobile browsers may kill it silently after
 * that. Later values are ignored. A page restored from the back/forward cache counts as a new load with new ids.
 */
const reported = new Set<string>();
let values: Partial<Record<Metric['name'], number>> = {};

function note({ id, name, value }: Metric) {
  if (reported.has(id)) return;
  reported.add(id);
  values[name] = value;
}

for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);

// On the document: the library's listeners capture on the window, so they report their last values first.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
  send({ path: location.pathname, values });
  values = {};
});
