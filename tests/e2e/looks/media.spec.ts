import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { animatedGif, cameraPicture, drawing } from '../../fixtures/media-files.ts';
import { startSite } from '../../fixtures/site/site.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Small, because each is made in other sizes too. */
const SIZE: [width: number, height: number] = [600, 400];

test('each kind of file is shown in a page and when it is opened on its own', async ({ page }) => {
  const pictures: Record<string, Buffer | string> = {
    'camera.jpg': await cameraPicture('jpeg', SIZE),
    'camera.png': await cameraPicture('png', SIZE),
    'camera.webp': await cameraPicture('webp', SIZE),
    'camera.avif': await cameraPicture('avif', SIZE),
    'moving.gif': await animatedGif(),
    'plan.svg': (await drawing()).replace(/<style>.*<\/style>/, '').replace('<rect', '<rect fill="#ff0000"'),
    'talk.jpg': await cameraPicture('jpeg', SIZE),
    'talk.webm': await recorded(page),
  };
  await using site = await startSite({}, (contentDir) => {
    mkdirSync(join(contentDir, 'media'));
    for (const [name, bytes] of Object.entries(pictures))
      writeFileSync(join(contentDir, 'media', name), bytes);
    const front = '---\ntitle: Media\ncategory: Analytics\npublished: 2026-01-15\n---\n';
    const shown = Object.keys(pictures).map((name) => `![What ${name} shows.](${name})\n`);
    writeFileSync(join(contentDir, 'articles/media.md'), front + shown.join('\n'));
  });
  await page.goto(`${site.url}/intel/media`);
  const images = page.locator('figure.picture img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  const plays = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime > 0);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(plays).toBe(true);
  const html = await page.content();
  for (const name of Object.keys(pictures)) {
    const [path = ''] = new RegExp(`/media/[a-f\\d]{10}/${name.replace('.', '\\.')}`).exec(html) ?? [];
    await page.goto(site.url + path);
    if (name.endsWith('.webm')) {
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
        .toBeGreaterThan(0);
    } else if (name.endsWith('.svg')) {
      await expect(page.locator('rect')).toHaveCSS('fill', 'rgb(255, 0, 0)');
    } else {
      await expect
        .poll(() => page.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
  await page.goto('about:blank');
});

/** A short video, recorded by the browser. */
async function recorded(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data);
      if (parts.length > 5) recorder.stop();
    });
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
    });
    const drawn = setInterval(() => {
      if (context) context.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`;
      context?.fillRect(0, 0, canvas.width, canvas.height);
    }, 20);
    recorder.start(200);
    await stopped;
    clearInterval(drawn);
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
