import { MODULE_PAGES } from '../fixtures/site-pages.ts';
import { openUnscripted } from './looks.ts';
import { expect, test } from './test.ts';

/** In languages that differ in styles. */
const PAGES = MODULE_PAGES.map((path, index) => ({
  path,
  language: ['en', 'de', 'ar', 'ja'][index % 4] ?? 'en',
}));

// The scripts are blocked.
test.use({ expectedErrors: /Failed to (load resource|fetch)/ });

for (const { path, language } of PAGES) {
  test(`${path} in ${language} looks the same before its whole sheets are loaded, also on paper`, async ({
    page,
    speak,
  }) => {
    await speak(language);
    await openUnscripted(page, path);
    expect(await page.evaluate(changedByWholeSheets)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(changedByWholeSheets)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(changedByWholeSheets)).toEqual([]);
  });
}

/** The elements whose computed styles depend on a rule that is not inlined. */
function changedByWholeSheets(): string[] {
  const sheets = Array.from(document.styleSheets).filter(({ href, disabled }) => href && !disabled);
  const rules = sheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
  const { look, changed } = window.looksBy(rules);
  const whole = look();
  for (const sheet of sheets) sheet.disabled = true;
  const inlined = look();
  for (const sheet of sheets) sheet.disabled = false;
  return changed(inlined, whole);
}
