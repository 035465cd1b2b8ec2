import { mayMeasure } from './consent-key.ts';
import { INSIGHTS } from './insights-path.ts';

/** Sends a report to this site's server, even while the page unloads. The server stores only sums. */
export function send(report: { path: string; referrer?: string; values?: object }): void {
  if (!mayMeasure()) return;
  navigator.sendBeacon(INSIGHTS, JSON.stringify({ ...report, language: document.documentElement.lang }));
}
