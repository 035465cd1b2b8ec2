import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startSite } from '../fixtures/site.ts';
import { expect, test } from './test.ts';

const ARTICLE = `---
title: An article with a picture
description: A picture that was put into a folder.
category: Analytics
published: 2026-01-15
image: chart.png
image_alt: A line that rises.
---
The first words.

![A line that rises.](chart.png "Since January")

The last words.
`;

test('an article with a picture: put two files into the folder, and readers see it, in a size for their window', async ({
  page,
}) => {
  const site = await startSite();
  const media = join(site.contentDir, 'media');
  mkdirSync(media, { recursive: true });
  const bars = { create: { width: 2400, height: 1200, channels: 3, background: '#204060' } } as const;
  await sharp(bars).png().toFile(join(media, 'chart.png'));
  writeFileSync(join(site.contentDir, 'articles/with-a-picture.md'), ARTICLE);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`${site.url}/intel`);
  const card = page.getByRole('article').filter({ hasText: 'An article with a picture' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img', { name: 'A line that rises.' })).toBeVisible();
  await card.getByRole('link', { name: 'An article with a picture' }).click();

  const picture = page.getByRole('img', { name: 'A line that rises.' });
  const place = () => picture.evaluate((image) => image.getBoundingClientRect().height);
  const before = await place();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)).toMatch(
    /chart\.png\.480\.webp$/,
  );
  // Nothing has moved when it came.
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
  expect(before).toBeGreaterThan(100);
  await expect(page.getByText('Since January')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto('about:blank');
  await site.stop();
});
