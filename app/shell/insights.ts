import { mayMeasure } from '../insights/permission.ts';

/** Files of the build (tools/build/insights.ts). */
const SCRIPTS = ['/insights/views.js', '/insights/speed.js'];

/**
 * Milliseconds: a page that never has nothing to do is measured all the same, or the slowest would be left out.
 * Also how long browsers that offer no idle time are left alone.
 */
const AT_LATEST_MS = 5000;

/**
 * Loads the page-view and speed scripts if this visit may be measured, once the page is loaded and has nothing else
 * to do. Called on each page load and again when the visitor accepts. They exist only in the built site.
 */
export function startInsights(): void {
  if (!import.meta.env.PROD || !mayMeasure()) return;
  if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load), { once: true });
}

/** Calls twice make nothing twice: a module is loaded once. */
function load(): void {
  // Taken back meanwhile, or a page that the browser has only prepared so far.
  if (!mayMeasure()) return;
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', load, { once: true });
    return;
  }
  for (const script of SCRIPTS) {
    // Who blocks them does not want to be counted.
    import(/* @vite-ignore */ script).catch(() => {});
  }
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: AT_LATEST_MS });
  else setTimeout(task, AT_LATEST_MS);
}
