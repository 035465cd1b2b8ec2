import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardPath } from '../../site/shell/head/card.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';
import { drawCard, drawCards } from './cards.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

const BRAND = { name: 'Example', description: 'What the example does.' };

test('every page has its own card, 1200 by 630 pixels, under 40 KB', async () => {
  const folder = temporaryFolder();
  await drawCards(folder, CONTENT);
  const drawn = readdirSync(join(folder, 'cards')).map((name) => `/cards/${name}`);
  expect(drawn.toSorted()).toEqual(SITE_PAGES.map(({ path }) => cardPath(path)).toSorted());
  const cards = drawn.map((path) => {
    const file = readFileSync(join(folder, path));
    return { path, ...pngSize(file), light: file.length < 40_000 };
  });
  expect(cards).toEqual(drawn.map((path) => ({ path, width: 1200, height: 630, light: true })));
});

test('the picture says the title and the brand', async () => {
  const card = await drawCard('A title', BRAND);
  expect(await drawCard('A title', BRAND)).toEqual(card);
  expect(await drawCard('Another title', BRAND)).not.toEqual(card);
  expect(await drawCard('A title', { ...BRAND, name: 'Other' })).not.toEqual(card);
});

/** Width and height from the header that every PNG starts with (W3C, PNG, "IHDR"). */
function pngSize(file: Buffer) {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
