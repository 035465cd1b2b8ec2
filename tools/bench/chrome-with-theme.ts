import { chromium } from '@playwright/test';
import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tests/fixtures/browser.ts';
import { ensureChromium } from '../test/chromium.ts';

interface ThemedChrome {
  chrome: LaunchedChrome;
  /** @throws when a page of the site is not shown in the theme: then the measure would be of the other one. */
  checkTheme: () => Promise<void>;
}

/**
 * A Chromium for Lighthouse whose visitor has chosen a theme on the site before. The choice lies in local storage,
 * which Lighthouse leaves alone when it clears an origin (`clearStorageTypes` in its core/config/constants.js);
 * the browser's cache it empties before each page.
 */
export async function chromeWithTheme(site: string, theme: 'dark' | 'light'): Promise<ThemedChrome> {
  await ensureChromium('chromium');
  const chrome = await launch({
    chromePath: chromiumPath('chromium'),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  });
  await onPage(chrome, `${site}/robots.txt`, (chosen) => localStorage.setItem('theme', chosen), theme);
  const checkTheme = async () => {
    const shown = await onPage(chrome, `${site}/`, () => document.documentElement.className, '');
    if (!shown.split(' ').includes(theme))
      throw new Error(`The site shows "${shown}", not the ${theme} theme`);
  };
  return { chrome, checkTheme };
}

async function onPage<T>(
  chrome: LaunchedChrome,
  url: string,
  act: (argument: string) => T,
  argument: string,
): Promise<T> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no profile');
  const page = await context.newPage();
  try {
    await page.goto(url);
    return (await page.evaluate(act, argument)) as T;
  } finally {
    await page.close();
    await browser.close();
  }
}
