import type { Browser, BrowserContext, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** What the page tells of itself while it is looked at. */
export type Sign =
  | { kind: 'long-task'; milliseconds: number }
  | { kind: 'event'; milliseconds: number }
  | { kind: 'paint'; milliseconds: number };

export interface SlowedPage {
  page: Page;
  signs: Sign[];
  /** Seconds that scripts have run since the page was opened, on the slowed processor. */
  scriptSeconds: () => Promise<number>;
  close: () => Promise<void>;
}

/** How many times slower than this machine: Lighthouse's mobile visitor. */
export const SLOWDOWN = 4;

const MOBILE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * Opens a page in a new profile on a slowed processor and waits until it is loaded and silent. It tells each task
 * above 50 ms (Long Tasks API), the duration of each input event (Event Timing, 16 ms and up in steps of 8), and
 * the time from each input to the end of the next frame.
 */
export async function openSlowed(browser: Browser, url: string, mobile: boolean): Promise<SlowedPage> {
  const context = await browser.newContext({ viewport: mobile ? MOBILE : DESKTOP, hasTouch: mobile });
  const signs: Sign[] = [];
  await context.exposeFunction('tellBench', (sign: Sign) => signs.push(sign));
  await context.addInitScript({ content: WATCH });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  await silent(page);
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  return { page, signs, scriptSeconds, close: () => closeQuietly(context) };
}

/** Resolves when nothing is fetched any more and what was fetched has had the time to run. */
export async function silent(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await pause(1000);
  await page.waitForLoadState('networkidle');
}

/** A sign under way when the page closes has nobody to go to. */
async function closeQuietly(context: BrowserContext) {
  await context.close({ reason: 'measured' });
}

const WATCH = `
const tell = (kind, milliseconds) => void window.tellBench({ kind, milliseconds })?.catch?.(() => {});
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tell('long-task', duration);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) {
    if (/^(pointerdown|pointerup|click|keydown|keyup)$/.test(name)) tell('event', duration);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
for (const type of ['pointerdown', 'click', 'keydown']) {
  addEventListener(type, ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell('paint', performance.now() - timeStamp);
    port2.postMessage(0);
  }), { capture: true, passive: true });
}
`;
