import { mayMeasure } from '../../insights/consent-key.ts';
import { INSIGHTS } from '../../insights/insights-path.ts';

/**
 * Loads the page-view and speed scripts once the page is loaded, if measuring is allowed. Called on each page and when the
 * visitor accepts: a browser loads a module once. They exist only in production builds (tools/build/insights.ts).
 */
export function startInsights(): void {
  if (!import.meta.env.PROD || !mayMeasure()) return;
  if (document.readyState !== 'complete') return addEventListener('load', startInsights, { once: true });
  for (const name of ['views', 'speed']) {
    // Content blockers make this fail, which is fine.
    import(/* @vite-ignore */ `${INSIGHTS}/${name}.js`).catch(() => {});
  }
}
