import type { Browser, Page } from 'puppeteer-core';
import { startSite } from '../../tests/fixtures/site.ts';
import { launchChromium } from './browser.ts';
import type { BenchOptions } from './options.ts';
import { median, type Section } from './report.ts';

const MOBILE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };

const INTERACTIONS = [
  { name: 'menu', viewport: MOBILE, act: (page: Page) => page.click('header .menu-btn') },
  {
    name: 'theme',
    viewport: DESKTOP,
    act: (page: Page) => page.click('header [aria-label="Switch between light and dark"]'),
  },
  {
    // From English to the next language, Arabic, which mirrors the page as well.
    name: 'language',
    viewport: DESKTOP,
    prepare: (page: Page) => page.focus('header select'),
    act: (page: Page) => page.keyboard.press('ArrowDown'),
  },
];

/**
 * Event Timing reports durations from 16 ms up, in steps of 8. Only clicks, taps and key presses have an interaction
 * identifier (https://www.w3.org/TR/event-timing/).
 */
const OBSERVER = `
globalThis.delays = [];
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) if (interactionId) delays.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });`;

/** Milliseconds from an input on the home page to the next paint, with the CPU slowed four times as in Lighthouse. */
export async function measureInteractions({ runs }: BenchOptions): Promise<Section[]> {
  await using cleanup = new AsyncDisposableStack();
  const site = cleanup.adopt(await startSite(), ({ stop }) => stop());
  const browser = cleanup.adopt(await launchChromium(), (launched) => launched.close());
  const delays = INTERACTIONS.map((): number[] => []);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, interaction] of INTERACTIONS.entries()) {
      delays[index]?.push(await delayOf(browser, site.url, interaction));
    }
    console.error(`  run ${run} of ${runs}`);
  }
  const rows = INTERACTIONS.map(({ name }, index) => [name, median(delays[index] ?? []) || 'below 16']);
  return [{ title: 'Interactions', runs, head: ['Interaction', 'Event Timing, ms'], rows }];
}

async function delayOf(
  browser: Browser,
  url: string,
  { viewport, prepare, act }: (typeof INTERACTIONS)[number],
): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.emulateCPUThrottling(4);
  await page.evaluateOnNewDocument(OBSERVER);
  await page.goto(url, { waitUntil: 'load' });
  // Long enough for islands to be hydrated, which would delay any input.
  await page.waitForNetworkIdle({ idleTime: 3000 });
  await prepare?.(page);
  await page.evaluate('delays.length = 0');
  await act(page);
  await page.waitForNetworkIdle({ idleTime: 1000 });
  const delay = Number(await page.evaluate('Math.max(0, ...delays)'));
  await context.close();
  return delay;
}
