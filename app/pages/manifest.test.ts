import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { manifest as answer } from './manifest.ts';

async function manifest() {
  const response = await answer(pageServices('no-such-folder'));
  expect(response.type).toBe('application/manifest+json; charset=utf-8');
  const read: { name: string; short_name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    response.body,
  );
  return read;
}

test('names the brand', async () => {
  expect(await manifest()).toMatchObject({ name: 'Forthright', short_name: 'Forthright' });
});

test('every icon is a file of the site, in the size it is said to have', async () => {
  const pictures = (await manifest()).icons.filter(({ src }) => src.endsWith('.png'));
  const found = pictures.map(({ src }) => {
    const file = readFileSync(`public${src}`);
    // The header that every PNG starts with (W3C, PNG, "IHDR").
    return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  });
  expect(found).toEqual(pictures.map(({ sizes }) => sizes));
});
