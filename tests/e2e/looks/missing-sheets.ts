import type { Page } from '@playwright/test';
import { codeOfTag, DEFAULT_LANGUAGE } from '../../../site/language/languages.ts';
import { builtSheets } from '../../../server/render/page-assets.ts';
import { MANIFEST_FILE } from '../../../server/process/home-folder.ts';
import { sheetChooser } from '../../../server/render/sheets.ts';

const chooseSheets = sheetChooser(builtSheets('build/client', MANIFEST_FILE));

/** The sheets that a page lacks as it is now, when its scripts have changed it: none is loaded later. */
export async function missingSheets(page: Page): Promise<string[]> {
  const { lang, html, styles } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    html: document.documentElement.outerHTML,
    styles: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join(''),
  }));
  const needed = chooseSheets({ language: codeOfTag(lang) ?? DEFAULT_LANGUAGE, html });
  return needed.filter(({ css }) => !styles.includes(css)).map(({ name }) => name);
}
