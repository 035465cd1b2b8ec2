import { readFileSync } from 'node:fs';
import { Renderer, type Node } from '@takumi-rs/core';

/** What drawn pictures share with the pages: the dark set of the tokens, the two faces and the mark. */
const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');
const FAVICON = readFileSync('public/favicon.svg', 'utf8');

/** A colour by its role; the dark set stands first in the sheet. */
export function color(role: 'ground' | 'ink' | 'muted' | 'line'): string {
  const value = new RegExp(`--${role}: (oklch\\([^)]+\\))`).exec(TOKENS)?.[1];
  if (!value) throw new Error(`app/styles/tokens.css has no colour --${role}`);
  return value;
}

export const SERIF = 'Newsreader Display';
export const SANS = 'Libre Franklin';

let opened: Promise<Renderer> | undefined;

/** Draws a tree of boxes and texts as a PNG. */
export async function draw(node: Node, width: number, height: number): Promise<Buffer> {
  opened ??= openRenderer();
  return (await opened).render(node, { width, height });
}

async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  const faces = { [SERIF]: 'newsreader-display', [SANS]: 'libre-franklin' };
  for (const [name, file] of Object.entries(faces)) {
    await renderer.registerFont({ name, data: readFileSync(`app/styles/fonts/${file}.woff2`) });
  }
  return renderer;
}

/** The mark of public/favicon.svg in its colour for dark grounds; `box` is the part of its grid to show. */
export function mark(size: number, box: string): Node {
  const path = /<path [^>]+>/.exec(FAVICON)?.[0];
  const stroke = /path\{stroke:(#\w+)/.exec(FAVICON)?.[1];
  if (!path || !stroke) throw new Error('public/favicon.svg has no path, or no colour for it');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" stroke="${stroke}">${path}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'image', src, width: size, height: size };
}
