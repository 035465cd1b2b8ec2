import { chromium } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tests/fixtures/browser.ts';
import { ensureChromium } from '../test/programs.ts';

/** The full Chromium, which visitors use, not the smaller headless shell of the tests. */
export async function launchChromium(): Promise<Browser> {
  await ensureChromium('chromium');
  return launch({
    executablePath: chromiumPath('chromium') ?? chromium.executablePath(),
    args: CHROMIUM_FLAGS,
    headless: true,
  });
}
