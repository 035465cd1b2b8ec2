import { OFFER } from '../../../site/language/offers.ts';
import { barriers } from '../barriers.ts';
import { speaker } from './phrases.ts';
import { open } from '../steps.ts';
import { expect, ready, test } from '../test.ts';

// An element that is fading in has too little contrast.
test.use({ locale: 'de-AT', contextOptions: { reducedMotion: 'reduce' } });

const german = speaker('de');
const question = german(OFFER.question);
const yes = german(OFFER.yes);
const no = german(OFFER.no);

test('the language of the browser is offered in that language, and used once accepted', async ({ page }) => {
  await page.goto('/faq');
  const offer = page.getByRole('complementary', { name: question });
  await expect(offer).toHaveAttribute('lang', 'de');
  expect(await barriers(page)).toEqual([]);
  await offer.getByRole('button', { name: yes }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
});

test('declined, it is not offered again, and English is stored as the choice', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: no }).click();
  await expect(page.getByText(question)).toBeHidden();
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['selectedLanguage', 'en']]);
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
    ['selectedLanguage', 'en'],
  ]);
  await open(page, '/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(question)).toHaveCount(0);
});

test('unanswered, it is not repeated on the next page of the visit, and nothing is stored', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(question)).toBeVisible();
  await page.goto('/faq', { referer: page.url() });
  await ready(page);
  await expect(page.getByText(question)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('an address with a language is offered nothing, and nothing is stored', async ({ page, context }) => {
  await open(page, '/fr/faq');
  await expect(page.getByText(question)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
