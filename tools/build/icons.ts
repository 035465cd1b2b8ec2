import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { color, draw, lightIcon, mark } from './brand.ts';

/** Icons that must be pixels, by the address that the pages and the manifest name. */
export const ICONS = {
  '/icons/icon-192.png': 192,
  '/icons/icon-512.png': 512,
  '/apple-touch-icon.png': 180,
};

/** Where browsers look for an icon by themselves. Search engines take multiples of 48 pixels. */
export const FAVICON = { path: '/favicon.ico', sizes: [32, 48] };

/** Draws the icons into the browser's build. */
export async function drawIcons(folder: string): Promise<void> {
  for (const [path, size] of Object.entries(ICONS)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawIcon(size));
  }
  await writeFile(join(folder, FAVICON.path), await drawFavicon());
}

/** PNG pictures behind a directory of them (Microsoft, "The format of icon resources"). */
async function drawFavicon(): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON.sizes.map((size) => draw(lightIcon(size), size, size)));
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture, index) => {
    const size = FAVICON.sizes[index] ?? 0;
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

/**
 * The mark on a ground that fills the square: systems cut their own shape out of it. The mark stays inside the
 * circle of 80 % that a maskable icon must keep to (W3C, Web Application Manifest, "Icon masks").
 */
export function drawIcon(size: number): Promise<Buffer> {
  const ground = { display: 'flex', width: size, height: size, backgroundColor: color('ground') };
  return draw({ type: 'container', style: ground, children: [mark(size, '-3.35 -2.95 22 22')] }, size, size);
}
