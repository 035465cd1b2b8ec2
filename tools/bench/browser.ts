import { chromium, type Browser } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tests/fixtures/browser.ts';
import { ensureChromium } from '../test/chromium.ts';

export async function launchBrowser(): Promise<Browser> {
  await ensureChromium('chromium');
  return chromium.launch({ executablePath: chromiumPath('chromium'), args: CHROMIUM_FLAGS });
}
