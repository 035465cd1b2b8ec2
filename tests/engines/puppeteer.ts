import { launch, type Browser, type Page } from 'puppeteer-core';
import { firefoxPath } from '../fixtures/site/browser.ts';
import { CALL_LIMIT_MS, callOf, type Engine, type EngineOptions, type Point } from './engine.ts';

/** Firefox, over WebDriver BiDi. */
export async function startFirefox({ scripts = true, preferences }: EngineOptions = {}): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    // No page is kept for Back: the driver waits for a load (tests/e2e/contact/restored-page.spec.ts tests the cache).
    extraPrefsFirefox: {
      'browser.sessionhistory.max_total_viewers': 0,
      ...preferences,
      'javascript.enabled': scripts,
    },
    ...LIMITS,
  });
  return windowOf(browser, await browser.newPage());
}

const LIMITS = { headless: true, timeout: CALL_LIMIT_MS, protocolTimeout: CALL_LIMIT_MS } as const;

function windowOf(browser: Browser, page: Page): Engine {
  page.setDefaultTimeout(CALL_LIMIT_MS);
  const errors = errorsOf(page);
  return {
    resize: (size) => page.setViewport(size),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    // Not `page.click`, which waits forever where Firefox has JavaScript switched off.
    async click(selector) {
      const middle = (await page.evaluate(callOf(middleOf, [selector]))) as Point;
      await page.mouse.click(middle.x, middle.y);
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    async type(selector, text) {
      // The field may be replaced between finding and focusing it: a person would see the focus.
      do await page.focus(selector);
      while (!(await page.evaluate((field) => document.activeElement?.matches(field), selector)));
      await page.keyboard.type(text);
    },
    choose: async (selector, value) => void (await page.select(selector, value)),
    ask: async <Args extends unknown[], Answer>(read: (...args: Args) => Answer, ...args: Args) =>
      (await page.evaluate(callOf(read, args))) as Answer,
    pdf: () => page.pdf(),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

/** How Firefox reports a font that was still loading when its page was left. */
const LEFT = 'status=2152398850';

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!text.includes(LEFT)) errors.push(text);
  };
  // The same error comes as a message or as an error of the page.
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return errors;
}

function middleOf(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
