import { MODULE_PAGES } from '../fixtures/site-pages.ts';
import { expect, test } from './test.ts';

/** In languages that differ in styles. */
const PAGES = MODULE_PAGES.map((path, index) => ({
  path,
  language: ['en', 'de', 'ar', 'ja'][index % 4] ?? 'en',
}));

// The scripts are blocked: without them, nothing but the sheets changes the page.
test.use({ expectedErrors: /Failed to (load resource|fetch)/ });

for (const { path, language } of PAGES) {
  test(`${path} in ${language} looks the same before its whole sheets are loaded, also on paper`, async ({
    page,
    speak,
  }) => {
    await speak(language);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('link[media="not all"]'));
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
  const names = new Set(rules.join('').match(/(?<=[{;] )[a-z][a-z-]+(?=:)/g));
  const elements = [...document.querySelectorAll('body *')];
  const looks = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [...names].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  const whole = looks();
  for (const sheet of sheets) sheet.disabled = true;
  const inlined = looks();
  for (const sheet of sheets) sheet.disabled = false;
  return elements.flatMap(({ outerHTML }, index) => {
    const changed = whole[index]?.filter((value, place) => value !== inlined[index]?.[place]) ?? [];
    return changed.length > 0 ? [`${outerHTML.slice(0, 80)} ${changed.join('; ')}`] : [];
  });
}
