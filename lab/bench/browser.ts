import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

/** The full Chromium that visitors use: the one that CHROMIUM_PATH names, Debian’s, or Playwright’s own. */
export async function launchChromium(): Promise<Browser> {
  const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return launch({
    executablePath: found ?? chromium.executablePath(),
    // As root, as in containers, Chromium refuses to run with its sandbox.
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    headless: true,
  });
}
