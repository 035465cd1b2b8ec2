import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../fixtures/browser.ts';

/** A browser that keeps the pages of a visit for Back and Forward: Playwright's own and the headless shell do not. */
export async function launchWithBackForwardCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath('chromium'),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
