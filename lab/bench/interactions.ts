import type { Browser, Page } from 'puppeteer-core';
import { median, type BenchOptions, type Section } from './measure.ts';
import { runSite } from '../../tools/run-site.ts';
import { launchChromium } from './browser.ts';

interface Interaction {
  name: string;
  path: string;
  width: number;
  act: (page: Page) => Promise<unknown>;
}

const PHONE = 412;
const DESKTOP = 1280;

const INTERACTIONS: Interaction[] = [
  { name: 'menu', path: '/', width: PHONE, act: clickOn('header .menu-btn') },
  { name: 'theme', path: '/', width: DESKTOP, act: clickOn('header [data-press=theme]') },
  { name: 'answer', path: '/faq', width: PHONE, act: clickOn('main summary') },
  { name: 'period', path: '/pricing', width: PHONE, act: clickOn('main [value=annual]') },
  { name: 'join', path: '/', width: DESKTOP, act: clickOn('header [commandfor=join]') },
  {
    // The script of the form comes when it has the focus.
    name: 'notice',
    path: '/contact',
    width: PHONE,
    async act(page) {
      await page.focus('main form [name=firstName]');
      await page.waitForSelector('[data-island][data-mounted]');
      await page.waitForNetworkIdle();
      await page.click('main form [type=submit]');
    },
  },
  {
    // From English to the next language, Arabic, until the picker is busy.
    name: 'language',
    path: '/',
    width: DESKTOP,
    async act(page) {
      await page.focus('header select');
      await page.keyboard.press('ArrowDown');
    },
  },
];

/** The longest time from an input to the next paint, on a machine that is slowed four times: medians, in steps of 8 ms. */
export async function measureInteractions({ runs }: BenchOptions): Promise<Section[]> {
  await using site = await runSite();
  await using browser = await launchChromium();
  const rows: Section['rows'] = [];
  for (const interaction of INTERACTIONS) {
    const delays: number[] = [];
    for (let run = 0; run < runs; run += 1) delays.push(await delayOf(interaction, browser, site.url));
    const { name, path } = interaction;
    rows.push({
      Interaction: name,
      Page: path,
      'median ms': median(delays),
      'longest ms': Math.max(...delays),
    });
    console.error(`  ${name}`);
  }
  return [{ title: 'Interactions', rows }];
}

async function delayOf({ path, width, act }: Interaction, browser: Browser, url: string): Promise<number> {
  await using context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: 823 });
  const delays: number[] = [];
  // Reported as it is observed: the choice of a language leaves the document.
  await page.exposeFunction('reportDelay', (delay: number) => delays.push(delay));
  await page.evaluateOnNewDocument(`new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) reportDelay(duration);
  }).observe({ type: 'event', durationThreshold: 16 });`);
  await page.emulateCPUThrottling(4);
  await page.goto(url + path, { waitUntil: 'networkidle0' });
  await act(page);
  await page.waitForNetworkIdle({ idleTime: 1000 });
  // What takes less than 16 ms is not reported.
  return Math.max(16, ...delays);
}

function clickOn(selector: string): (page: Page) => Promise<unknown> {
  return (page) => page.click(selector);
}
