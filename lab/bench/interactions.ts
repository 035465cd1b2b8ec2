import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { compared, launchChromium, median, type BenchOptions, type Rows } from './measure.ts';

interface Interaction {
  path: string;
  width: number;
  act: (page: Page) => Promise<unknown>;
}

const PHONE = 412;
const DESKTOP = 1280;

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: { path: '/', width: PHONE, act: clickOn('header .menu-btn') },
  theme: { path: '/', width: DESKTOP, act: clickOn('header [data-press=theme]') },
  join: { path: '/', width: DESKTOP, act: clickOn('header [commandfor=join]') },
  // The script of the form loads when the form gets the focus.
  notice: { path: '/contact', width: PHONE, act: sendEmptyForm },
  // From English to the next language, Arabic, until the picker is busy.
  language: { path: '/', width: DESKTOP, act: (page) => keyIn(page, 'header select', 'ArrowDown') },
  'draft of 5,000 words': { path: '/tools/read-a-draft', width: DESKTOP, act: pasteDraft },
};

/**
 * The longest time from an input to the next paint, on a machine that is slowed four times: medians, in steps of 8 ms.
 */
export async function measureInteractions({ sites, runs }: BenchOptions): Promise<Rows> {
  await using browser = await launchChromium();
  const rows: Rows = [];
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const delays = sites.map((): number[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, { url }] of sites.entries())
        delays[index]?.push(await delayOf(interaction, browser, url));
    rows.push({ Interaction: name, Page: interaction.path, 'median ms': compared(delays.map(median)) });
    console.error(`  ${name}`);
  }
  return rows;
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
  // Browsers do not report events shorter than 16 ms.
  return Math.max(16, ...delays);
}

function clickOn(selector: string): Interaction['act'] {
  return (page) => page.click(selector);
}

async function sendEmptyForm(page: Page) {
  await page.focus('main form [name=firstName]');
  await page.waitForSelector('[data-island][data-mounted]');
  await page.waitForNetworkIdle();
  await page.click('[data-island] [type=submit]');
}

async function keyIn(page: Page, selector: string, key: 'ArrowDown' | 'Space') {
  await page.focus(selector);
  await page.keyboard.press(key);
}

/** Then types a letter, which the browser answers between the steps of the reading. */
async function pasteDraft(page: Page) {
  const words = readFileSync('lab/bench/releases.txt', 'utf8').split(/(?<=\s)/);
  const draft = words.slice(0, 5000).join('');
  await page.focus('main textarea');
  await page.waitForSelector('[data-island][data-mounted]');
  await page.$eval(
    'main textarea',
    (field, text) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    draft,
  );
  await keyIn(page, 'main textarea', 'Space');
}
