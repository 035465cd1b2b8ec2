import { hasFaces } from '../fixtures/text/faces.ts';
import { callsOf, expectFields, field, fillJoin, joinDialog, open, openByMenu } from './steps.ts';
import { expect, ready, test } from './test.ts';

test('the bar is static at first and becomes fixed beyond 50 px, and nothing under it moves', async ({
  page,
}) => {
  await open(page, '/');
  // Fonts that load move the text.
  await page.waitForFunction(hasFaces);
  const position = () => page.locator('.bar').evaluate((bar) => getComputedStyle(bar).position);
  const heading = () => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top + window.scrollY);
  const before = await heading();
  await page.evaluate(() => window.scrollTo(0, 50));
  expect(await position()).toBe('static');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect.poll(position).toBe('fixed');
  expect(await heading()).toBe(before);
});

test('the mobile menu is closed by the overlay, its button, Escape and a link', async ({ page }) => {
  const menu = page.getByRole('dialog');
  const closers = [
    () => page.mouse.click(10, 400),
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('link', { name: 'Contact' }).click(),
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  for (const close of closers) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByLabel('Language')).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
});

test('the theme is dark at first, can be switched, and is kept', async ({ page, context }) => {
  const html = page.locator('html');
  /** The color of the browser's own bar. */
  const color = () => page.locator('meta[name="theme-color"]').first().getAttribute('content');
  await open(page, '/');
  await expect(html).toHaveClass(/dark/);
  const dark = await color();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(html).toHaveClass(/light/);
  const light = await color();
  expect(light).not.toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveClass(/light/);
  await ready(page);
  expect(await color()).toBe(light);
  // A theme that is switched in another tab is switched here too.
  const other = await context.newPage();
  await open(other, '/faq');
  await other.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(html).toHaveClass(/dark/);
});

test.describe('the consent banner', () => {
  test('never returns once it is accepted', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Accept All' }).click();
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('privacy-accepted'))).toBe('true');
    await page.reload();
    // It would come with the faces.
    await page.waitForFunction(hasFaces);
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeHidden();
  });

  test('stays away for the visit once it is declined, by a mark in session storage, and returns on the next visit', async ({
    page,
    context,
  }) => {
    const banner = page.getByRole('complementary', { name: 'Cookies' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(banner).toBeHidden();
    await openByMenu(page, 'Contact');
    // It would come with the faces.
    await page.waitForFunction(hasFaces);
    await expect(banner).toBeHidden();
    await page.reload();
    await page.waitForFunction(hasFaces);
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['consent-declined']);
    expect(await context.cookies()).toEqual([]);
    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
  });

  test('can be shown again from the footer, which withdraws the acceptance', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('privacy-accepted', 'true'));
    await open(page, '/');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('privacy-accepted'))).toBeNull();
  });
});

test('joining makes no call, masks the passwords, and leads to the contact form', async ({ page }) => {
  await open(page, '/');
  const calls = callsOf(page);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Join'));
  const dialog = await fillJoin(page);
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(dialog).toBeHidden();
  expect((await logged).text()).not.toContain('secret-1');
  await page.getByRole('status').getByRole('button', { name: 'Talk to our team' }).click();
  await expect(page).toHaveURL(/\/contact#form$/);
  await expectFields(page, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@company.example' });
  await expect(field(page, 'message')).toBeFocused();
  expect(calls()).toEqual([]);
});

test('the Join dialog names the plan whose button opened it, and no plan when the header opened it', async ({
  page,
}) => {
  await open(page, '/pricing');
  await page.getByRole('article', { name: 'Growth' }).getByRole('button').click();
  const dialog = joinDialog(page);
  await expect(dialog).toContainText('Plan: Growth');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(dialog).toContainText('No account is made here');
  await expect(dialog).not.toContainText('Growth');
});

test('on a phone the link to the prices is on the first screen and 44 px tall', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const price = page.locator('main a[href="/pricing"]').first();
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await price.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the Join dialog keeps name and email, but no passwords, and its notice goes away with the page', async ({
  page,
}) => {
  const openAgain = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(dialog.getByLabel('Email')).toHaveValue('ada@company.example');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  };
  await open(page, '/contact');
  const dialog = await fillJoin(page);
  await page.keyboard.press('Escape');
  await openByMenu(page, 'FAQ');
  await openAgain();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('Lovelace');
  expect(stored).not.toContain('secret-1');
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1');
  await dialog.getByLabel('Confirm password').fill('secret-1');
  await dialog.getByRole('button', { name: 'Join' }).click();
  const notice = page.locator('.notices').getByText('Almost there');
  await expect(notice).toBeVisible();
  // Enter presses Join, which asks for the passwords, and not the notice's button, which belongs to the same form.
  await openAgain();
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openByMenu(page, 'About');
  await expect(notice).toHaveCount(0);
  await openAgain();
});

test('a link that is a placeholder leaves the visitor where they are', async ({ page }) => {
  await open(page, '/?tag=x');
  // Fonts, and the banner that appears with them, may make a click scroll.
  await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [location.href, window.scrollY, history.length]);
  await link.click();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => [location.href, window.scrollY, history.length])).toEqual(before);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the text of every control is at least 16 px tall, so that no phone zooms in', async ({ page }) => {
    for (const path of [
      '/',
      '/contact',
      '/intel',
      '/pricing',
      '/support',
      '/tools/filing-dates',
      '/tools/read-a-draft',
    ]) {
      await page.goto(path);
      const small = await page
        .locator('select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])')
        .evaluateAll((controls) =>
          controls
            .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
            .map((control) => control.outerHTML.slice(0, 100)),
        );
      expect(small, path).toEqual([]);
    }
  });
});
