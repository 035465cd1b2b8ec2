import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import {
  animatedGif,
  cameraPicture,
  drawing,
  mp4,
  PERSONAL,
  phonePicture,
  webm,
} from '../../tests/fixtures/media-files.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { checkContent } from '../../editor/content/check-content.ts';

const FRONT =
  '---\ntitle: Media\ncategory: Analytics\npublished: 2026-01-15\nimage: camera.jpg\nimage_alt: Red and blue.\n---\n';

let site: OpenSite;
let files: Record<string, Buffer | string>;
let paths: Record<string, string>;
beforeAll(async () => {
  files = {
    'camera.jpg': await cameraPicture('jpeg'),
    'phone.jpeg': await phonePicture(),
    'camera.png': await cameraPicture('png'),
    'camera.webp': await cameraPicture('webp'),
    'camera.avif': await cameraPicture('avif'),
    'moving.gif': await animatedGif(),
    'plan.svg': await drawing(),
    'talk.jpg': await cameraPicture('jpeg'),
    'talk.mp4': mp4(),
    'walk.jpg': await cameraPicture('jpeg'),
    'walk.webm': webm(),
    'live.jpg': await cameraPicture('jpeg'),
    'live.webm': webm({ isLive: true }),
  };
  const names = Object.keys(files);
  site = await openSite({}, (contentDir) => {
    mkdirSync(join(contentDir, 'media'));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(contentDir, 'media', name), bytes);
    const body = names.map((name) => `![What ${name} shows.](${name})\n`).join('\n');
    writeFileSync(join(contentDir, 'articles/media.md'), FRONT + body);
  });
  const page = await (await site.fetch('/intel/media')).text();
  paths = Object.fromEntries(
    names.map((name) => {
      const [path = ''] = new RegExp(`/media/[a-f\\d]{10}/${name.replace('.', '\\.')}`).exec(page) ?? [];
      return [name, path];
    }),
  );
  return () => site.stop();
});

const bytesOf = async (path: string) => Buffer.from(await (await site.fetch(path)).arrayBuffer());

it('no file tells visitors who made it and where, and each keeps its length', async () => {
  for (const [name, path] of Object.entries(paths)) {
    const original = Buffer.from(files[name] ?? '');
    const sent = await bytesOf(path);
    expect([name, sent.length]).toEqual([name, original.length]);
    const telling = PERSONAL.filter((word) => sent.includes(word));
    expect([name, telling]).toEqual([name, []]);
  }
});

it.each(['camera.jpg', 'phone.jpeg', 'camera.png', 'camera.webp', 'camera.avif'])(
  '%s stays upright and in its colors, by its own address and in every width',
  async (name) => {
    const path = paths[name] ?? '';
    const own = await sharp(await bytesOf(path)).metadata();
    expect(own.autoOrient).toEqual({ width: 800, height: 1200 });
    expect(own.icc).toEqual((await sharp(Buffer.from(files[name] ?? '')).metadata()).icc);
    expect(own.xmp?.includes('Ann')).not.toBe(true);
    const made = await sharp(await bytesOf(`${path}.480.webp`)).metadata();
    expect(made).toMatchObject({ width: 480, height: 720 });
    expect([made.exif, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined]);
  },
);

it('the pixels of a picture are unchanged', async () => {
  for (const name of ['camera.jpg', 'camera.png', 'camera.webp', 'camera.avif', 'moving.gif', 'plan.svg']) {
    const raw = async (bytes: Buffer) =>
      (await sharp(bytes).autoOrient().raw().toBuffer()).toString('base64');
    expect([name, await raw(await bytesOf(paths[name] ?? ''))]).toEqual([
      name,
      await raw(Buffer.from(files[name] ?? '')),
    ]);
  }
});

it('every drawn part of an SVG is still there', async () => {
  const root = parse((await bytesOf(paths['plan.svg'] ?? '')).toString());
  expect(root.querySelector('style')?.textContent).toContain('<!-- kept -->');
  expect(root.querySelector('rect')?.getAttribute('width')).toBe('40');
  expect(root.querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/jpeg;base64,/);
  expect(root.querySelector('metadata')).toBeNull();
});

it('a page reserves the place of a picture, and a card says the size and the words of its picture', async () => {
  const document = parse(await (await site.fetch('/intel/media')).text());
  for (const format of ['jpg', 'png', 'webp', 'avif']) {
    const image = document.querySelector(`img[alt="What camera.${format} shows."]`);
    expect(image?.attributes).toMatchObject({ width: '800', height: '1200' });
    expect(image?.getAttribute('srcset')).toMatch(/480w, \S+ 800w$/);
  }
  const meta = (name: string) =>
    document.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content');
  expect([meta(':width'), meta(':height'), meta(':alt')]).toEqual(['800', '1200', 'Red and blue.']);
});

it('a video with a track of other data is not shown', async () => {
  writeFileSync(join(site.contentDir, 'media/talk.mp4'), mp4({ handler: 'meta' }));
  await expect.poll(async () => (await site.fetch('/intel/media')).text()).not.toContain('talk.mp4"');
  expect(await checkContent(site.contentDir)).toContainEqual(
    expect.stringMatching(/media\/talk\.mp4: it has a track of data/),
  );
});
