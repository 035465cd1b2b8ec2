import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mp4 } from '../../tests/fixtures/media-files.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { checkContent } from '../../editor/content/check-content.ts';

const SCRIPTED = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>`;

const ARTICLE = `---
title: Pictures
description: An article with pictures.
category: Analytics
published: 2026-01-15
image: chart.png
image_alt: A line that rises.
---
The first words.

![A line that rises.](chart.png "Since January")

[![A talk on stage.](stage.jpg)](https://video.example/talk)

![A short walk.](walk.mp4)

![](chart.png)

![Nothing there.](missing.png)
`;

let site: OpenSite;
let dataDir: string;
beforeAll(async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#204060' } });
  const [png, jpeg] = [await picture(2000, 1000).png().toBuffer(), await picture(600, 300).jpeg().toBuffer()];
  const video = await mp4();
  site = await openSite({}, (contentDir) => {
    const media = join(contentDir, 'media');
    mkdirSync(media, { recursive: true });
    const files: Record<string, string | Buffer> = {
      'chart.png': png,
      'stage.jpg': jpeg,
      'walk.jpg': jpeg,
      'walk.mp4': video,
      'walk.vtt': 'WEBVTT',
      'alone.mp4': video,
      'page.mp4': '<!DOCTYPE html>',
      'drawing.svg': SCRIPTED,
      'report.pdf': 'of another kind',
      'false.png': jpeg,
      'broken.png': 'no picture',
    };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(media, name), bytes);
    writeFileSync(join(contentDir, 'articles/pictures.md'), ARTICLE);
    const block = { kind: 'picture', picture: 'drawing.svg', alt: 'A drawing.', caption: 'As drawn' };
    const page = { address: '/gallery', hero: { title: 'Gallery' }, blocks: [block] };
    writeFileSync(join(contentDir, 'pages/gallery.json'), JSON.stringify(page));
  });
  dataDir = join(site.contentDir, '../data');
  return () => site.stop();
});

/** The address of the first picture of a page. */
const pictureOf = async (path: string) =>
  (await page(path)).html.querySelector('figure.picture img')?.getAttribute('src') ?? '';

const page = async (path: string) => {
  const response = await site.fetch(path);
  return { html: parse(await response.text()), policy: response.headers.get('Content-Security-Policy') };
};

describe('a picture of media/', () => {
  it('is in the article with its words, its sizes and its place kept free', async () => {
    const { html, policy } = await page('/intel/pictures');
    const image = html.querySelector('figure.picture img');
    const src = image?.getAttribute('src') ?? '';
    const srcset = image?.getAttribute('srcset') ?? '';
    expect(image?.attributes).toMatchObject({
      alt: 'A line that rises.',
      width: '2000',
      height: '1000',
      loading: 'lazy',
    });
    expect(src).toMatch(/^\/media\/[a-f\d]{10}\/chart\.png\.960\.webp$/);
    expect(srcset.split(', ').map((one) => one.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
    expect(html.querySelector('figure.picture figcaption')?.textContent).toBe('Since January');
    expect(policy).toContain("img-src 'self'");
    const made = await site.fetch(src);
    expect(made.headers.get('Content-Type')).toBe('image/webp');
    const { width, format } = await sharp(Buffer.from(await made.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 960, format: 'webp' });
    await expect
      .poll(() => readdirSync(join(dataDir, 'pictures')))
      .toContain(src.split('/').slice(2).join('-'));
  });

  it('is a link to a video elsewhere', async () => {
    const link = (await page('/intel/pictures')).html.querySelector('figure.picture a');
    expect(link?.getAttribute('href')).toBe('https://video.example/talk');
    expect(link?.querySelector('img')?.getAttribute('alt')).toBe('A talk on stage.');
  });

  it('is in the card, in the feed and in the preview of shared links', async () => {
    const card = (await page('/intel')).html.querySelector('.post img[alt="A line that rises."]');
    expect(card?.getAttribute('srcset')).toContain('chart.png.480.webp');
    expect(await (await site.fetch('/intel/feed.xml')).text()).toMatch(
      /<link rel="enclosure" type="image\/png" href="http[^"]+\/chart\.png"\/>/,
    );
    const shared = (await page('/intel/pictures')).html.querySelector('meta[property="og:image"]');
    const { pathname } = new URL(shared?.getAttribute('content') ?? '');
    expect((await site.fetch(pathname)).headers.get('Content-Type')).toBe('image/png');
  });

  it('is a block of a page; a drawing that is opened by itself runs nothing', async () => {
    const response = await site.fetch(await pictureOf('/gallery'));
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; img-src data:; sandbox",
    );
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('is served in no other width, version or place', async () => {
    const src = await pictureOf('/intel/pictures');
    const others = [
      src.replace('960', '961'),
      src.replace('960', '0960'),
      src.replace(/[a-f\d]{10}/, '0000000000'),
      src.replace('chart.png', 'walk.mp4'),
      src.replace('chart.png.960.webp', '..%2F..%2Fhome.json'),
      src.replace('chart.png.960.webp', 'report.pdf'),
    ];
    const statuses = others.map(async (path) => (await site.fetch(path)).status);
    expect(await Promise.all(statuses)).toEqual(others.map(() => 404));
  });

  it('has another address when its file changes', async () => {
    const before = await pictureOf('/gallery');
    writeFileSync(join(site.contentDir, 'media/drawing.svg'), SCRIPTED.replace('40', '80'));
    await site.look();
    const image = async () => (await page('/gallery')).html.querySelector('figure.picture img');
    await expect.poll(async () => (await image())?.getAttribute('width')).toBe('80');
    expect((await site.fetch(before)).status).toBe(404);
  });
});

describe('a video of media/', () => {
  it('has controls, a poster and its size, and loads nothing before it plays', async () => {
    const { html, policy } = await page('/intel/pictures');
    const video = html.querySelector('video');
    expect(video?.attributes).toMatchObject({
      controls: '',
      preload: 'none',
      width: '600',
      'aria-label': 'A short walk.',
    });
    expect(video?.getAttribute('poster')).toContain('walk.jpg');
    const captions = await site.fetch(video?.querySelector('track')?.getAttribute('src') ?? '');
    expect(captions.headers.get('Content-Type')).toBe('text/vtt');
    expect(policy).toContain("media-src 'self'");
  });

  it('is sent in the parts that a player asks for', async () => {
    const src = (await page('/intel/pictures')).html.querySelector('video')?.getAttribute('src') ?? '';
    const part = async (range: string) => {
      const response = await site.fetch(src, { headers: { Range: range } });
      const isKept = response.headers.get('Cache-Control')?.includes('immutable');
      return [response.status, response.headers.get('Content-Range'), await response.text(), isKept];
    };
    const whole = await site.fetch(src);
    const bytes = await whole.text();
    const all = Number(whole.headers.get('Content-Length'));
    expect([whole.headers.get('Accept-Ranges'), all]).toEqual(['bytes', expect.any(Number)]);
    expect(await part('bytes=4-7')).toEqual([206, `bytes 4-7/${all}`, 'ftyp', true]);
    expect(await part('bytes=4-4')).toEqual([206, `bytes 4-4/${all}`, 'f', true]);
    const end = all - 1;
    const last = bytes.at(-1);
    expect(await part(`bytes=${end}-`)).toEqual([206, `bytes ${end}-${end}/${all}`, last, true]);
    expect(await part('bytes=-1')).toEqual([206, `bytes ${end}-${end}/${all}`, last, true]);
    expect((await part(`bytes=4-${10 * all}`)).slice(0, 2)).toEqual([206, `bytes 4-${end}/${all}`]);
    for (const none of [`bytes=${all}-`, 'bytes=-0', 'bytes=7-4'])
      expect(await part(none)).toEqual([416, `bytes */${all}`, '', false]);
    for (const other of ['bytes=0-1,4-5', 'bytes=-', 'pages=1-2'])
      expect((await part(other)).slice(0, 2)).toEqual([200, null]);
    const ofOther = await site.fetch(src, { headers: { Range: 'bytes=4-7', 'If-Range': '"another"' } });
    expect(ofOther.status).toBe(200);
    const head = await site.fetch(src, { method: 'HEAD' });
    expect([head.headers.get('Content-Length'), await head.text()]).toEqual([String(all), '']);
  });
});

it('a picture comes from memory while the disk cannot keep it, and a video has to wait', async () => {
  const [folder, aside] = [join(dataDir, 'pictures'), join(dataDir, 'aside')];
  const { html } = await page('/intel/pictures');
  const sources = ['figure.picture img', 'video'].map(
    (one) => html.querySelector(one)?.getAttribute('src') ?? '',
  );
  const statuses = () => Promise.all(sources.map(async (src) => (await site.fetch(src)).status));
  renameSync(folder, aside);
  writeFileSync(folder, 'no folder');
  expect(await statuses()).toEqual([200, 503]);
  rmSync(folder);
  renameSync(aside, folder);
  expect(await statuses()).toEqual([200, 200]);
});

it.runIf(userInfo().uid === 0)('a video leaves messages the last room of the disk', async () => {
  const { html } = await page('/intel/pictures');
  const src = html.querySelector('video')?.getAttribute('src') ?? '';
  const folder = join(dataDir, 'pictures');
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder]).status).toBe(0);
  onTestFinished(() => void spawnSync('umount', [folder]));
  expect((await site.fetch(src)).status).toBe(503);
  expect(readdirSync(folder)).toEqual([]);
});

it('a video that a killed server has begun is deleted when the next server makes it', async () => {
  const { html } = await page('/intel/pictures');
  const src = html.querySelector('video')?.getAttribute('src') ?? '';
  const folder = join(dataDir, 'pictures');
  const name = src.split('/').slice(2).join('-');
  writeFileSync(join(folder, `.1.${name}`), 'begun');
  rmSync(join(folder, name), { force: true });
  expect((await site.fetch(src)).status).toBe(200);
  expect(readdirSync(folder).filter((one) => one.endsWith(name))).toEqual([name]);
});

it('check:content reports the files that visitors do not see, and why', async () => {
  const problems = await checkContent(site.contentDir);
  const told = problems.map((line) => line.replace(`${site.contentDir}/`, '')).toSorted();
  expect(told).toEqual([
    expect.stringMatching(/^articles\/pictures\.md:17:1 .*found a picture without words/),
    expect.stringMatching(/^articles\/pictures\.md:19:1 .*"missing\.png": expected a file in media\//),
    expect.stringMatching(/^media\/alone\.mp4: a video needs a picture of the same name/),
    expect.stringMatching(/^media\/broken\.png: browsers cannot show it/),
    expect.stringMatching(/^media\/false\.png: its bytes are jpeg, and its name says png/),
    expect.stringMatching(/^media\/page\.mp4: its bytes are not those of video\/mp4/),
    expect.stringMatching(/^media\/report\.pdf: expected a name .* that ends with one of png/),
    expect.stringMatching(/^pages\/gallery\.json:1:1 seo\.description is missing/),
  ]);
});
