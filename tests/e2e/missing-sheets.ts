import type { Page } from '@playwright/test';
import { codeOfTag, DEFAULT_LANGUAGE } from '../../app/language/languages.ts';
import { builtSheets } from '../../rendering/page-assets.ts';
import { MANIFEST_FILE } from '../../server/home-folder.ts';
import { sheetChooser } from '../../rendering/sheets.ts';

const chooseSheets = sheetChooser(builtSheets('build/client', MANIFEST_FILE));

/** The sheets that a page lacks as it is now, when its scripts have changed it: none is loaded later. */
export async function missingSheets(page: Page): Promise<string[]> {
  const styles = await page.locator('style').allTextContents();
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const language = codeOfTag((await page.locator('html').getAttribute('lang')) ?? '') ?? DEFAULT_LANGUAGE;
  const needed = chooseSheets({ language, html });
  return needed.filter(({ css }) => !styles.join('').includes(css)).map(({ name }) => name);
}
