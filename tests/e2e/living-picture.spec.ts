import type { Locator, Page } from '@playwright/test';
import { open } from './steps.ts';
import { expect, test } from './test.ts';

const figuresOf = (page: Page) => page.locator('.sheet-row').getByRole('button');

/** The number that a marked figure begins with: `48.2` of `$48.2 million`. */
async function numberOf(figure: Locator): Promise<string> {
  return (await figure.innerText()).match(/[\d.]+/)?.[0] ?? 'none';
}

/** What describes a figure to screen readers, which is also what it shows. */
async function sourceOf(page: Page, figure: Locator): Promise<Locator> {
  return page.locator(`[id="${await figure.getAttribute('aria-describedby')}"]`);
}

/** Where the parts of the picture are. */
function places(page: Page) {
  return page
    .locator('.desk')
    .locator('.sheet-row, .checks, .quote, .axis, figcaption')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + window.scrollY, width, height];
      }),
    );
}

test.describe('a marked figure of the draft', () => {
  test('shows its source row under the pointer and hides it when the pointer leaves the paragraph', async ({
    page,
  }) => {
    await open(page, '/');
    const figure = figuresOf(page).first();
    const source = await sourceOf(page, figure);
    await expect(source).toBeHidden();
    // The banner comes with the fonts, and would come between the pointer and the figure.
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    const before = await places(page);
    await figure.hover();
    await expect(source).toBeVisible();
    await expect(source.getByRole('cell', { name: await numberOf(figure) })).toBeVisible();
    expect(await places(page)).toEqual(before);
    await source.hover();
    await expect(source).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(source).toBeHidden();
  });

  test('shows it on keyboard focus, until Escape or the next figure', async ({ page }) => {
    await open(page, '/');
    const [first, second] = await figuresOf(page).all();
    if (!first || !second) throw new Error('The draft has fewer than two marked figures');
    await first.focus();
    await expect(await sourceOf(page, first)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await expect(await sourceOf(page, first)).toBeHidden();
    await expect(await sourceOf(page, second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(await sourceOf(page, second)).toBeHidden();
    await expect(second).toBeFocused();
  });

  for (const theme of ['dark', 'light']) {
    test(`and the chart have a focus ring in the ink of their ground, ${theme}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      await open(page, '/');
      const ring = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).outlineColor);
      const ink = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).color);
      await page.keyboard.press('Tab');
      await figuresOf(page).first().focus();
      expect(await ring('.sheet-row button:focus-visible')).toBe(await ink('.sheet'));
      await page.getByRole('slider').focus();
      expect(await ring('.graph:has(:focus-visible)')).toBe(await ink('.terminal'));
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

    test('shows it when touched, inside the screen', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('privacy-accepted', 'true'));
      await open(page, '/');
      expect(await figuresOf(page).count()).toBeGreaterThan(2);
      for (const figure of await figuresOf(page).all()) {
        await figure.tap();
        const source = await sourceOf(page, figure);
        await expect(source).toBeInViewport({ ratio: 1 });
        await page.locator('.sheet-top').tap();
        await expect(source).toBeHidden();
      }
    });
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

test.describe('the sentiment chart', () => {
  const chartOf = (page: Page) => page.getByRole('slider');
  const reading = (page: Page) => chartOf(page).getAttribute('aria-valuetext');

  test('tells date and value of the point under the pointer', async ({ page }) => {
    await open(page, '/');
    const chart = chartOf(page);
    await chart.scrollIntoViewIfNeeded();
    const { width, height } = (await chart.boundingBox())!;
    const before = await places(page);
    await chart.hover({ position: { x: 0, y: height / 2 } });
    const first = await reading(page);
    await expect(page.locator('.reading')).toHaveText(first ?? '');
    await chart.hover({ position: { x: (width * 17) / 29, y: height / 2 } });
    // The caption below the dotted line names the same day.
    const day = (await reading(page))?.split(' +')[0] ?? 'no reading';
    expect(await page.locator('.axis .at').innerText()).toContain(day);
    expect(await places(page)).toEqual(before);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('.reading')).toHaveCount(0);
  });

  test('moves from day to day with the arrow keys, to the right in every language', async ({ page }) => {
    await open(page, '/ar/');
    const chart = chartOf(page);
    await chart.focus();
    const last = await reading(page);
    await expect(page.locator('.reading')).toHaveText(last ?? '');
    await page.keyboard.press('ArrowLeft');
    const before = await reading(page);
    expect(before).not.toBe(last);
    await expect(page.locator('.reading')).toHaveText(before ?? '');
    await page.keyboard.press('ArrowRight');
    expect(await reading(page)).toBe(last);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('tells the touched point, and still tells it when the finger is lifted', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('privacy-accepted', 'true'));
      await open(page, '/');
      const chart = chartOf(page);
      await chart.tap({ position: { x: 1, y: 20 } });
      await expect(page.locator('.reading')).toHaveText((await reading(page)) ?? '');
      await expect(chart).toHaveValue('0');
    });
  });

  for (const path of ['/', '/solutions/public-companies']) {
    test(`has an axis with its values at the lines of the grid on ${path}`, async ({ page }) => {
      await page.goto(path);
      // All at once: the chart moves when the text above it changes its font.
      const labels = await page.evaluate(() => {
        const chart = document.querySelector('.graph svg')!.getBoundingClientRect();
        return Array.from(document.querySelectorAll('.scale span'), (label) => {
          const { y, height } = label.getBoundingClientRect();
          return {
            value: Number(label.textContent),
            middle: y + height / 2 - chart.y,
            chartHeight: chart.height,
          };
        });
      });
      expect(labels.length).toBeGreaterThan(2);
      const [first, last] = [labels[0]!.value, labels.at(-1)!.value];
      for (const [index, { value, middle, chartHeight }] of labels.entries()) {
        const share = index / (labels.length - 1);
        expect(middle).toBeCloseTo(chartHeight * share, -0.4);
        expect(value).toBe(first + (last - first) * share);
      }
    });
  }
});

test.describe('what moves in the picture', () => {
  const animations = (page: Page) =>
    page.evaluate(() => {
      const style = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}`);
        const { animationName, animationDuration, animationIterationCount } = getComputedStyle(
          element,
          pseudo,
        );
        return {
          name: animationName,
          seconds: Number.parseFloat(animationDuration),
          times: animationIterationCount,
        };
      };
      return [style('.graph .line'), style('.sheet-title del', '::after')];
    });

  test('moves once and for less than 200 ms', async ({ page }) => {
    await page.goto('/');
    for (const { name, seconds, times } of await animations(page)) {
      expect(name).not.toBe('none');
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(0.2);
      expect(times).toBe('1');
    }
  });

  test('stands still for visitors who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const { seconds } of await animations(page)) expect(seconds).toBe(0);
  });
});
