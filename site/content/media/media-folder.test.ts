import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import type { Content } from '../../schemas.ts';
import { GONE_MS } from '../reading/read-content.server.ts';
import { readSite } from '../../site-content.server.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'media'));
});

async function readMedia(previous?: Content) {
  const content = await readSite(folder, {}, previous);
  const { media } = content;
  return { content, media, faults: content.faults().filter(({ file }) => file.startsWith('media')) };
}

function save(name: string, bytes: string) {
  writeFileSync(join(folder, 'media', name), bytes);
}

const drawing = (size: string) =>
  `<?xml version="1.0"?><!-- <svg width="1"> --><svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;

test('an unchanged folder gives the same media as before, even with faulty files', async () => {
  save('good.svg', drawing('width="4" height="2"'));
  save('bad.png', 'no picture');
  save('Bad Name.png', 'no picture');
  const first = await readMedia();
  expect([...first.media.keys()]).toEqual(['good.svg']);
  expect(first.faults).toHaveLength(2);
  expect((await readMedia(first.content)).content).toBe(first.content);
  save('other.svg', drawing('width="4" height="2"'));
  const second = await readMedia(first.content);
  expect(second.media.get('good.svg')).toBe(first.media.get('good.svg'));
  expect([...second.media.keys()]).toEqual(['good.svg', 'other.svg']);
  vi.useFakeTimers({ toFake: ['performance'] });
  rmSync(join(folder, 'media'), { recursive: true });
  const third = await readMedia(second.content);
  expect(third.media.size).toBe(2);
  vi.advanceTimersByTime(GONE_MS);
  expect((await readMedia(third.content)).media.size).toBe(0);
});

test('a hidden file is ignored, whatever its name', async () => {
  save('.constructor', 'of a program');
  expect((await readMedia()).faults).toEqual([]);
});

test('a folder that cannot be read keeps its media, and counts as one fault', async () => {
  save('good.svg', drawing('width="4" height="2"'));
  const first = await readMedia();
  rmSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media'), 'no folder');
  const second = await readMedia((await readMedia(first.content)).content);
  expect(second.media).toBe(first.media);
  expect(second.faults).toEqual([{ file: 'media', says: 'it cannot be read: not a directory' }]);
});

test.each([
  ['width="40" height="20"', 40, 20],
  ["width='40px' height='20px'", 40, 20],
  ['width="210mm" height="297mm" viewBox="0 0 210 297"', 794, 1123],
  ['width="100%" height="100%" viewBox="0 0 40 20"', 40, 20],
  ['width="80" viewBox="0 0 40 20"', 80, 40],
  ['viewBox="0,0,40,20"', 40, 20],
  ['width="8constructor" viewBox="0 0 40 20"', 40, 20],
])('a drawing with %s has the size that browsers give it', async (size, width, height) => {
  save('drawing.svg', drawing(size));
  expect((await readMedia()).media.get('drawing.svg')).toMatchObject({ width, height });
});

test.each([
  ['drawing.svg', drawing('class="empty"'), 'it has no size'],
  ['drawing.svg', drawing('width="5" viewBox="0 0 0 20"'), 'it has no size'],
  ['drawing.svg', '\x1f\x8bcompressed', 'it is not UTF-8'],
  ['drawing.svg', '<html></html>', 'it is no SVG'],
  ['drawing.svg', '<!-- <svg width="4" height="2"></svg>', 'it is no SVG'],
  ['moving.png', '\x89PNG\r\n\x1a\n IHDR acTL IDAT', 'it moves: save it as GIF'],
  ['moving.avif', '\0\0\0\x18ftypavis', 'it moves: save it as GIF'],
  ['film.mp4', '\0\0\0\x18ftypavif', 'its bytes are not those of video/mp4'],
  ['film.webm', '\x1aE\xdf\xa3 matroska', 'its bytes are not those of video/webm'],
  ['film.webm', '', 'its bytes are not those of video/webm'],
  ['film.vtt', 'no captions', 'its bytes are not those of text/vtt'],
  ['.png', 'no name', 'expected a name in small letters'],
])('%s with %j is a fault', async (name, bytes, says) => {
  writeFileSync(join(folder, 'media', name), Buffer.from(bytes, 'latin1'));
  const { media, faults } = await readMedia();
  expect(media.size).toBe(0);
  expect(faults).toEqual([{ file: join('media', name), says: expect.stringContaining(says) }]);
});
