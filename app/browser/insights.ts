import { mayMeasure } from '../insights/consent-key.ts';

/** Built by tools/build/insights.ts. */
const SCRIPTS = ['/insights/views.js', '/insights/speed.js'];

/**
 * Pages that never become idle are measured after this time; leaving them out would hide the slowest. Also the delay
 * in browsers without `requestIdleCallback`.
 */
const IDLE_TIMEOUT_MS = 5000;

/**
 * Loads the page-view and speed scripts when the page is loaded and idle, if measurement is allowed. Called on each page
 * load and when the visitor accepts. The scripts exist only in production builds.
 */
export function startInsights(): void {
  if (!import.meta.env.PROD || !mayMeasure()) return;
  if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load), { once: true });
}

/** Safe to call twice: the browser loads a module once. */
function load(): void {
  // Consent may have been withdrawn while waiting for idle time.
  if (!mayMeasure()) return;
  for (const script of SCRIPTS) {
    // Content blockers make this fail, which is fine.
    import(/* @vite-ignore */ script).catch(() => {});
  }
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_TIMEOUT_MS);
}
