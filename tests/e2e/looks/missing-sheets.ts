import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';

/** The classes that sheets are named after. */
const ROOTS = globSync('site/**/*.css', {
  exclude: ['site/{styles,shell}/**', 'site/blocks/layout.css', 'site/ui/notice.css'],
}).map((path) => basename(path, '.css'));

/**
 * The sheets that a page lacks after its scripts have changed it. Every document links the one file of sheets
 * (site/styles/late.css).
 */
export async function missingSheets(page: Page): Promise<string[]> {
  return await page.evaluate((roots) => {
    const styles = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('');
    return roots.filter(
      (root) => document.querySelector(`.${root}`) && !new RegExp(`\\.${root}(?![\\w-])`).test(styles),
    );
  }, ROOTS);
}
