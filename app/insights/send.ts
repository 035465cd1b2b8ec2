import { mayMeasure } from './permission.ts';

/** Tells this site something about a page, also while that page is being left. The server keeps sums of it only. */
export function send(beacon: { type: string; path: string; referrer?: string; values?: object }): void {
  if (!mayMeasure()) return;
  navigator.sendBeacon('/insights', JSON.stringify({ ...beacon, language: document.documentElement.lang }));
}
