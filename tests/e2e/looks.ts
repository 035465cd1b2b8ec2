import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { codeOfTag, DEFAULT_LANGUAGE } from '../../app/language/languages.ts';
import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { CONTENT_PAGE, routeAt } from '../../app/routes.ts';
import { letterSheets, MANIFEST_FILE, sheetsOf } from '../../rendering/server/page-assets.ts';

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
const readSheet = (name: string) => readFileSync(`build/client/${manifest[name]?.file}`, 'utf8');
const letters = letterSheets(readSheet);

/** A wide screen, a narrow one, and paper. */
export const LOOKS = [
  { media: 'screen', width: 1280 },
  { media: 'screen', width: 390 },
  { media: 'print', width: 390 },
] as const;

export type Look = (typeof LOOKS)[number];

/**
 * What looks otherwise on a page, as it is now, with the whole of its sheets than with the rules that its document has
 * (rendering/server/critical-css.ts).
 * @returns a line for each element, with the properties that differ
 */
export async function changedByWholeSheets(page: Page, looks: readonly Look[]): Promise<string[]> {
  if (looks.length === 0) return [];
  const sheets = await wholeSheets(page);
  await page.evaluate(keepFonts, sheets.fonts);
  const changed: string[] = [];
  for (const { media, width } of looks) {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.evaluate(looksOtherwise, sheets.others);
    changed.push(...lines.map((line) => `${media} ${width}: ${line}`));
  }
  return changed;
}

async function wholeSheets(page: Page): Promise<{ fonts: string; others: string }> {
  const { path } = parseLocalizedPath(new URL(page.url()).pathname);
  const isMissing = (await page.locator('[data-not-found]').count()) > 0;
  const file = routeAt(path)?.file ?? (isMissing ? 'not-found' : CONTENT_PAGE.file);
  const module: { styles?: string[] } = await import(`../../app/pages/${file}.tsx`);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const tag = (await page.locator('html').getAttribute('lang')) ?? '';
  const language = codeOfTag(tag) ?? DEFAULT_LANGUAGE;
  const css = sheetsOf({ styles: module.styles ?? [], language, html }, letters).map(readSheet);
  return {
    fonts: css.filter((text) => text.includes('@font-face')).join(''),
    others: css.filter((text) => !text.includes('@font-face')).join(''),
  };
}

/** Runs in the page: declares its fonts in a sheet of their own, which stays while its other styles are taken away. */
async function keepFonts(css: string): Promise<void> {
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(css);
  document.adoptedStyleSheets = [fonts];
  // With a layout the fonts that are used begin to load.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Runs in the page, in one task, so that nothing else changes it meanwhile. */
function looksOtherwise(css: string): string[] {
  const whole = new CSSStyleSheet();
  whole.replaceSync(css);
  const rules = Array.from(whole.cssRules, ({ cssText }) => cssText).join('');
  const names = [...new Set(rules.match(/(?<=[{;] )[a-z][a-z-]+(?=:)/g))];
  const elements = [...document.querySelectorAll('html, body, body *')];
  const partsOf = (element: Element) => [
    undefined,
    '::before',
    '::after',
    ...(element.matches('dialog, [popover]') ? ['::backdrop'] : []),
    ...(element.matches('[placeholder]') ? ['::placeholder'] : []),
  ];
  const look = () =>
    elements.map((element) =>
      partsOf(element).flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && ['none', 'normal'].includes(style.content) && /before|after/.test(part)) return [part];
        return names.map((name) => `${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );

  const before = look();
  const own = Array.from(document.styleSheets);
  for (const sheet of own) sheet.disabled = true;
  document.adoptedStyleSheets.push(whole);
  const after = look();
  document.adoptedStyleSheets.pop();
  for (const sheet of own) sheet.disabled = false;

  return elements.flatMap(({ outerHTML }, index) => {
    const values = after[index]?.filter((value, place) => value !== before[index]?.[place]) ?? [];
    return values.length > 0 ? [`${outerHTML.slice(0, 80)} ${values.join('; ')}`] : [];
  });
}
