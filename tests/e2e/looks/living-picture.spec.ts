import type { Locator, Page } from '@playwright/test';
import { show } from '../barriers.ts';
import { open } from '../steps.ts';
import { expect, test } from '../test.ts';

test.describe('a marked figure of the draft', () => {
  test('shows its source row under the pointer, or on keyboard focus until Escape or the next figure', async ({
    page,
  }) => {
    await open(page, '/');
    const [first, second] = await figuresOf(page).all();
    if (!first || !second) throw new Error('The draft has fewer than two marked figures');
    const source = await sourceOf(page, first);
    await expect(source).toBeHidden();
    // The banner appears after the fonts, and could cover the figure.
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    const before = await places(page);
    await first.hover();
    await expect(source).toBeVisible();
    await expect(source.getByRole('cell', { name: await numberOf(first) })).toBeVisible();
    expect(await places(page)).toEqual(before);
    await source.hover();
    await expect(source).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(source).toBeHidden();

    // The focus may scroll a figure under the pointer.
    await page.mouse.move(0, 0);
    await first.focus();
    await expect(source).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await expect(source).toBeHidden();
    await expect(await sourceOf(page, second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(await sourceOf(page, second)).toBeHidden();
    await expect(second).toBeFocused();
  });

  test('and the chart have a focus ring in the ink of their ground', async ({ page }) => {
    await open(page, '/');
    const ring = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).outlineColor);
    const ink = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    await page.keyboard.press('Tab');
    for (const theme of ['dark', 'light'] as const) {
      await show(page, theme);
      await figuresOf(page).first().focus();
      expect(await ring('.draft-row button:focus-visible')).toBe(await ink('.draft'));
      await chartOf(page).focus();
      expect(await ring('.graph:has(:focus-visible)')).toBe(await ink('.terminal'));
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows it when pressed', async ({ page }) => {
      await page.goto('/');
      const figure = figuresOf(page).first();
      await figure.press('Enter');
      await expect(await sourceOf(page, figure)).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a touch shows the source inside the screen, and the point of the chart even when the finger is lifted', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('privacy-accepted', 'true'));
    await open(page, '/');
    expect(await figuresOf(page).count()).toBeGreaterThan(2);
    for (const figure of await figuresOf(page).all()) {
      await figure.tap();
      const source = await sourceOf(page, figure);
      await expect(source).toBeInViewport({ ratio: 1 });
      await page.locator('.draft-top').first().tap();
      await expect(source).toBeHidden();
    }
    await chartOf(page).tap({ position: { x: 1, y: 20 } });
    await expect(page.locator('.reading')).toHaveText((await reading(page)) ?? '');
    await expect(chartOf(page)).toHaveValue('0');
  });
});

test.describe('the sentiment chart', () => {
  test('tells date and value of the point under the pointer', async ({ page }) => {
    await open(page, '/');
    const chart = chartOf(page);
    // The banner appears after the fonts, which move the picture.
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    await chart.scrollIntoViewIfNeeded();
    const { width, height } = (await chart.boundingBox())!;
    const before = await places(page);
    await chart.hover({ position: { x: 0, y: height / 2 } });
    const first = await reading(page);
    await expect(page.locator('.reading')).toHaveText(first ?? '');
    await chart.hover({ position: { x: (width * 17) / 29, y: height / 2 } });
    // The caption below the dotted line names the same day.
    const day = (await reading(page))?.split(' +')[0] ?? 'no reading';
    expect(await page.locator('.axis .at').first().innerText()).toContain(day);
    expect(await places(page)).toEqual(before);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('.reading')).toHaveCount(0);
  });

  test('moves from day to day with the arrow keys, to the right in every language', async ({ page }) => {
    await open(page, '/ar/');
    await chartOf(page).focus();
    const last = await reading(page);
    await expect(page.locator('.reading')).toHaveText(last ?? '');
    await page.keyboard.press('ArrowLeft');
    const before = await reading(page);
    expect(before).not.toBe(last);
    await expect(page.locator('.reading')).toHaveText(before ?? '');
    await page.keyboard.press('ArrowRight');
    expect(await reading(page)).toBe(last);
  });

  test('has an axis with its values at the lines of the grid', async ({ page }) => {
    for (const path of ['/', '/solutions/public-companies']) {
      await page.goto(path);
      // All at once: the chart moves when the text above it changes its font.
      const labels = await page.evaluate(() => {
        const chart = document.querySelector('.graph svg')!.getBoundingClientRect();
        return Array.from(document.querySelector('.scale')!.querySelectorAll('span'), (label) => {
          const { y, height } = label.getBoundingClientRect();
          return { value: Number(label.textContent), share: (y + height / 2 - chart.y) / chart.height };
        });
      });
      expect(labels.length).toBeGreaterThan(2);
      const [first, last] = [labels[0]!.value, labels.at(-1)!.value];
      for (const { value, share } of labels)
        expect(Math.abs((value - first) / (last - first) - share)).toBeLessThan(0.01);
    }
  });
});

test('the picture moves once, for less than 200 ms, and not at all with reduced motion', async ({ page }) => {
  const animations = () =>
    page.evaluate(() =>
      [
        ['.graph .line', ''],
        ['.draft-headline del', '::after'],
      ].map(([selector = '', pseudo]) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}`);
        const style = getComputedStyle(element, pseudo);
        const seconds = Number.parseFloat(style.animationDuration);
        return { name: style.animationName, seconds, times: style.animationIterationCount };
      }),
    );
  await page.goto('/');
  for (const { name, seconds, times } of await animations()) {
    expect(name).not.toBe('none');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(0.2);
    expect(times).toBe('1');
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { seconds } of await animations()) expect(seconds).toBe(0);
});

function figuresOf(page: Page): Locator {
  return page.locator('.draft-row').getByRole('button');
}

/** The number that a marked figure begins with: `48.2` of `$48.2 million`. */
async function numberOf(figure: Locator): Promise<string> {
  return (await figure.innerText()).match(/[\d.]+/)?.[0] ?? 'none';
}

/** The description of a figure for screen readers, which is also its visible source. */
async function sourceOf(page: Page, figure: Locator): Promise<Locator> {
  return page.locator(`[id="${await figure.getAttribute('aria-describedby')}"]`);
}

/** The chart's words about the current point. */
function reading(page: Page) {
  return chartOf(page).getAttribute('aria-valuetext');
}

/** The positions of the picture's parts. */
function places(page: Page) {
  return page
    .locator('.desk')
    .locator('.draft-row, .checks, .quote, .axis, figcaption')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + window.scrollY, width, height];
      }),
    );
}

/** Of the first picture; the views below have one too. */
function chartOf(page: Page): Locator {
  return page.getByRole('slider').first();
}
