import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
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
    'exact.webp': await sharp(await cameraPicture('png'))
      .keepMetadata()
      .webp({ lossless: true })
      .toBuffer(),
    'camera.avif': await cameraPicture('avif'),
    'moving.gif': await animatedGif(),
    'plan.svg': await drawing(),
    'talk.jpg': await cameraPicture('jpeg'),
    'talk.mp4': await mp4(),
    'walk.jpg': await cameraPicture('jpeg'),
    'walk.webm': await webm(),
    'live.jpg': await cameraPicture('jpeg'),
    'live.webm': await webm({ isLive: true }),
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

it('no file tells visitors who made it and where', async () => {
  const telling = (bytes: Buffer | string = '') => PERSONAL.filter((word) => bytes.includes(word));
  for (const [name, path] of Object.entries(paths)) {
    expect([name, telling(files[name])]).not.toEqual([name, []]);
    const response = await site.fetch(path);
    expect([name, response.status]).toEqual([name, 200]);
    expect([name, telling(Buffer.from(await response.arrayBuffer()))]).toEqual([name, []]);
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

it.each([
  ['camera.jpg', 0.1],
  ['camera.png', 0],
  ['camera.webp', 0.1],
  ['exact.webp', 0],
  ['camera.avif', 0.1],
  ['moving.gif', 0],
  ['plan.svg', 1.5],
])('nobody sees that %s was made anew', async (name, most) => {
  const pixels = async (bytes: Buffer | string = '') =>
    sharp(Buffer.from(bytes), { animated: true }).autoOrient().raw().toBuffer();
  const [before, after] = [await pixels(files[name]), await pixels(await bytesOf(paths[name] ?? ''))];
  expect(after.length).toBe(before.length);
  const distance = before.reduce((sum, value, place) => sum + Math.abs(value - (after[place] ?? 0)), 0);
  expect(distance / before.length).toBeLessThanOrEqual(most);
});

it.each(['talk.mp4', 'walk.webm', 'live.webm'])('%s keeps every frame and its time', async (name) => {
  const frames = async (bytes: Buffer | string = '') => {
    using input = new Input({ source: new BufferSource(Buffer.from(bytes)), formats: [MP4, WEBM] });
    const track = await input.getPrimaryVideoTrack();
    const found: [data: string, at: number][] = [];
    for await (const { data, timestamp } of track ? new EncodedPacketSink(track).packets() : [])
      found.push([Buffer.from(data).toString('hex'), timestamp]);
    return found;
  };
  const before = await frames(files[name]);
  expect(before.length).toBeGreaterThan(1);
  expect(await frames(await bytesOf(paths[name] ?? ''))).toEqual(before);
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
