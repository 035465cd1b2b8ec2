import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { ICONS } from '../../tools/build/icons.ts';
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

test('every icon is a file of the site or drawn by the build, in the size it is said to have', async () => {
  const drawn = new Map(Object.entries(ICONS));
  for (const { src, sizes } of (await manifest()).icons) {
    if (existsSync(`public${src}`)) continue;
    expect(sizes).toBe(`${drawn.get(src)}x${drawn.get(src)}`);
  }
});
