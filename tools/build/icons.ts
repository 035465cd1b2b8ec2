import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { color, draw, mark } from './brand.ts';

/** Icons that must be pixels, by the address that the pages and the manifest name. */
export const ICONS = {
  '/icons/icon-192.png': 192,
  '/icons/icon-512.png': 512,
  '/apple-touch-icon.png': 180,
};

/** Draws the icons into the browser's build. */
export async function drawIcons(folder: string): Promise<void> {
  for (const [path, size] of Object.entries(ICONS)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawIcon(size));
  }
}

/**
 * The mark on a ground that fills the square: systems cut their own shape out of it. The mark stays inside the
 * circle of 80 % that a maskable icon must keep to (W3C, Web Application Manifest, "Icon masks").
 */
export function drawIcon(size: number): Promise<Buffer> {
  const ground = { display: 'flex', width: size, height: size, backgroundColor: color('ground') };
  return draw({ type: 'container', style: ground, children: [mark(size, '-3.35 -2.95 22 22')] }, size, size);
}
