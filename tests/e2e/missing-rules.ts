import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseCssRules, rulesFor, type CssRule } from '../../app/styles/css-rules.ts';

/** The style sheet of all pages, which a visit loads when it goes on to another page. */
export const WHOLE_SHEETS = globSync('build/client/assets/index-*.css').map((path) =>
  readFileSync(path, 'utf8'),
);
export const WHOLE_SHEET = WHOLE_SHEETS.join('');

const RULES = parseCssRules(WHOLE_SHEET).flatMap(single);

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
  const parts = { names: new Set(used), characters: new Set<string>() };
  const brought = new Set(
    parseCssRules(styles)
      .flatMap(single)
      .map((rule) => rulesFor(parts, [rule])),
  );
  const rules = RULES.map((rule) => rulesFor(parts, [rule])).filter((rule) => !brought.has(rule));
  return [...rules, ...missingProperties(styles)];
}

/** Custom properties that rules use, and that only the whole sheet declares. */
function missingProperties(styles: string): string[] {
  const used = Array.from(styles.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
  return used.filter((name) => !styles.includes(`${name}:`) && WHOLE_SHEET.includes(`${name}:`));
}

function single(rule: CssRule): CssRule[] {
  return rule.kind === 'group' ? rule.rules.flatMap(single) : [rule];
}
