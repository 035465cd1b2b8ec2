import { readdirSync, readFileSync } from 'node:fs';
import { Renderer, type Node } from '@takumi-rs/core';

/** What drawn pictures share with the pages: the dark set of the tokens, the two font families and the mark. */
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');
const FONTS = 'app/styles/fonts';
const FAVICON = readFileSync('public/favicon.svg', 'utf8');

/** A colour by its role; the dark set stands first in the sheet. */
export function color(role: 'ground' | 'ink' | 'muted' | 'line'): string {
  const value = new RegExp(`--${role}: (oklch\\([^)]+\\))`).exec(TOKENS)?.[1];
  if (!value) throw new Error(`app/styles/tokens.css has no colour --${role}`);
  return value;
}

/** Font stacks of all subsets, because a brand's name may have any letter. */
export const SERIF = stackOf('newsreader-display');
export const SANS = stackOf('libre-franklin');

let opened: Promise<Renderer> | undefined;

/** Draws a tree of boxes and texts as a PNG. */
export async function draw(node: Node, width: number, height: number): Promise<Buffer> {
  opened ??= openRenderer();
  return (await opened).render(node, { width, height });
}

async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const name of [...piecesOf('newsreader-display'), ...piecesOf('libre-franklin')]) {
    await renderer.registerFont({ name, data: readFileSync(`${FONTS}/${name}.woff2`) });
  }
  return renderer;
}

function stackOf(font: string): string {
  return piecesOf(font).join(', ');
}

function piecesOf(font: string): string[] {
  const files = readdirSync(FONTS).filter((file) => file.startsWith(font) && file.endsWith('.woff2'));
  return files.map((file) => file.replace('.woff2', ''));
}

/** The mark of public/favicon.svg in its colour for dark grounds; `box` is the part of its grid to show. */
export function mark(size: number, box: string): Node {
  const path = /<path [^>]+>/.exec(FAVICON)?.[0];
  const stroke = /path\{stroke:(#\w+)/.exec(FAVICON)?.[1];
  if (!path || !stroke) throw new Error('public/favicon.svg has no path, or no colour for it');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" stroke="${stroke}">${path}</svg>`;
  return picture(svg, size);
}

function picture(svg: string, size: number): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'image', src, width: size, height: size };
}
