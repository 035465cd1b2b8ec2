import { startTimespan } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { median, type BenchOptions, type Section } from './measure.ts';
import { runSite } from '../run-site.ts';
import { launchChromium } from './browser.ts';

const INTERACTIONS = [
  { name: 'menu', width: 412, act: (page: Page) => page.click('header .menu-btn') },
  { name: 'theme', width: 1280, act: (page: Page) => page.click('header [data-press=theme]') },
  {
    // From English to the next language, Arabic, which mirrors the page as well.
    name: 'language',
    width: 1280,
    async act(page: Page) {
      await page.focus('header select');
      await page.keyboard.press('ArrowDown');
    },
  },
];

/** Lighthouse's time from an input on the home page to the next paint, with the CPU slowed four times: the median run. */
export async function measureInteractions({ runs }: BenchOptions): Promise<Section> {
  await using site = await runSite();
  const browser = await launchChromium();
  const rows: Section['rows'] = [];
  for (const { name, width, act } of INTERACTIONS) {
    const delays: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 823 });
      await page.goto(site.url, { waitUntil: 'networkidle0' });
      const timespan = await startTimespan(page, {
        config: { extends: 'lighthouse:default', settings: { screenEmulation: { disabled: true } } },
      });
      await act(page);
      await page.waitForNetworkIdle({ idleTime: 1000 });
      const result = await timespan.endTimespan();
      delays.push(result?.lhr.audits['interaction-to-next-paint']?.numericValue ?? NaN);
      await context.close();
    }
    rows.push({ Interaction: name, ms: median(delays) });
  }
  await browser.close();
  return { title: 'Interactions', rows };
}
