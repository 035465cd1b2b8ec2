import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readCssRules, rulesFor, type CssRule } from '../../app/styles/css-rules.ts';

/** The style sheet of all pages, which a visit loads when it goes on to another page. */
export const WHOLE_SHEETS = globSync('build/client/assets/index-*.css').map((path) =>
  readFileSync(path, 'utf8'),
);
export const WHOLE_SHEET = WHOLE_SHEETS.join('');

const RULES = readCssRules(WHOLE_SHEET).flatMap(single);

/** Rules that may apply to what is in the page now, but came neither with it nor by the whole sheet. */
export async function missingRules(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  const { styles, used } = await page.evaluate(() => ({
    styles: document.querySelector('link[href*="/index-"]')
      ? undefined
      : document.querySelector('#styles')?.textContent,
    used: [...document.querySelectorAll('[class]')].flatMap((element) =>
      [...element.classList].map((name) => `.${name}`),
    ),
  }));
  if (styles === undefined) return [];
  const names = new Set(used);
  return RULES.map((rule) => rulesFor(names, [rule])).filter((rule) => !styles.includes(rule));
}

function single(rule: CssRule): CssRule[] {
  return rule.kind === 'group' ? rule.rules.flatMap(single) : [rule];
}
