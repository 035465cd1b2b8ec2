import { hasFaces } from '../fixtures/text/faces.ts';
import { barriers } from './barriers.ts';
import { open, send } from './steps.ts';
import { expect, test } from './test.ts';

// An element that is fading in has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open menu, the Join dialog and the errors of the form have no barrier, and the focus returns to the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await send(page);
  await expect(page.locator('[aria-invalid]')).not.toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Join Forthright' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test.describe('a first visit from abroad', () => {
  test.use({ locale: 'nl-NL' });
  for (const { width, height } of [
    { width: 1280, height: 720 },
    { width: 320, height: 512 },
  ])
    test(`everything can be reached by keyboard at ${width} px, and neither the banner nor the offer covers the focused element`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/contact');
      await expect(page.locator('.offer')).toBeVisible();
      // One at a time: the other asks once this is answered.
      await expect(page.locator('.consent')).toBeHidden();
      await page.waitForFunction(hasFaces);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      const stops = await page.evaluate(
        () => document.querySelectorAll('a[href], button, input, select, textarea').length,
      );
      const seen = new Set<string>();
      for (let stop = 0; stop < stops; stop += 1) {
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const { outlineStyle } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return {
            outlined: outlineStyle !== 'none',
            covered: !element.contains(top) && !top?.contains(element),
            name: element.outerHTML.slice(0, 80),
          };
        });
        if (!focus) break;
        expect(focus, focus.name).toMatchObject({ outlined: true, covered: false });
        seen.add(focus.name);
        await page.keyboard.press('Tab');
      }
      expect(seen.size).toBeGreaterThan(20);
    });
});

test('in forced colors, an example in a field does not look like a value', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/contact');
  const fields = page.locator('main [placeholder]');
  await expect(fields).not.toHaveCount(0);
  const alike = await fields.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one, '::placeholder').color === getComputedStyle(one).color),
  );
  expect(alike).toEqual([]);
});
