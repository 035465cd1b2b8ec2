import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Renderer, type Node } from '@takumi-rs/core';
import { readSite } from '../../site/site-content.server.ts';
import { fill } from '../../site/language/text.ts';
import { siteValues } from '../../site/site-values.ts';
import { CARD, cardPath, cardTitle } from '../../site/shell/head/card.ts';

/**
 * Draws the card of every page into the browser's build. In English, with the brand that the content
 * folder has at the build, or the built-in one without a folder.
 */
export async function drawCards(folder: string, contentDir: string): Promise<void> {
  const content = await readSite(contentDir);
  const { name, description } = content.common.branding;
  for (const path of content.paths) {
    const file = join(folder, cardPath(path));
    await mkdir(dirname(file), { recursive: true });
    const brand = { name, description: fill(description, siteValues(content)) };
    await writeFile(file, await drawCard(cardTitle(path, content), brand));
  }
}

interface Brand {
  name: string;
  description: string;
}

/** The parts that cards share with the pages: the dark set of the tokens, the icon and the fonts. */
const TOKENS = readFileSync('site/styles/tokens.css', 'utf8');
const ICON = readFileSync('public/favicon.svg', 'utf8');
const FONTS = 'site/styles/fonts';

/** All subsets, because a brand's name may have any letter. */
const SERIF = filesOf('display');
const SANS = filesOf('sans');

/** One card: mark and name, the title, and the brand's description under a rule with a heavy start. */
export async function drawCard(title: string, { name, description }: Brand): Promise<Buffer> {
  const serif = SERIF.join(', ');
  const ground = { padding: '64px 72px 56px', backgroundColor: color('ground'), color: color('ink') };
  const headline = { fontFamily: serif, fontSize: sizeOf(title), lineHeight: 1, letterSpacing: '-0.022em' };
  const clamped = { textWrap: 'balance', lineClamp: 4, textOverflow: 'ellipsis' } as const;
  const page = box(
    { flexDirection: 'column', width: '100%', height: '100%', fontFamily: SANS.join(', '), ...ground },
    [
      box({ alignItems: 'center', gap: 14 }, [
        mark(40),
        text(name, { fontFamily: serif, fontSize: 44, letterSpacing: '-0.02em' }),
      ]),
      text(title, { marginTop: 'auto', maxWidth: 1000, ...headline, ...clamped }),
      box({ height: 4, marginTop: 52, borderTop: `1px solid ${color('line')}` }, [
        box({ width: 84, height: 4, marginTop: -1, backgroundColor: color('ink') }),
      ]),
      text(description, { marginTop: 24, fontSize: 25, lineClamp: 1, color: color('muted') }),
    ],
  );
  opened ??= openRenderer();
  return (await opened).render(page, CARD);
}

/** In pixels: two lines of a short title, three of a usual one, four of a long one. */
function sizeOf({ length }: string): number {
  if (length <= 30) return 112;
  return length <= 60 ? 88 : 68;
}

type Style = NonNullable<Node['style']>;

function box(style: Style, children: Node[] = []): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style };
}

let opened: Promise<Renderer> | undefined;

async function openRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const name of [...SERIF, ...SANS])
    await renderer.registerFont({ name, data: readFileSync(`${FONTS}/${name}.woff2`) });
  return renderer;
}

function filesOf(face: string): string[] {
  const files = readdirSync(FONTS).filter((file) => file.startsWith(face) && file.endsWith('.woff2'));
  return files.map((file) => file.replace('.woff2', ''));
}

/** A color of the pages by its role; the dark set comes first in the sheet. */
function color(role: 'ground' | 'ink' | 'muted' | 'line'): string {
  return found(TOKENS, new RegExp(`--${role}: (oklch\\([^)]+\\))`));
}

/** The mark of the icon, in its color for dark grounds. */
function mark(size: number): Node {
  const stroke = found(ICON, /path\{stroke:(#\w+)/);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2.5 2 11.2 13" stroke="${stroke}">${found(ICON, /(<path [^>]+>)/)}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'image', src, width: size, height: size };
}

/** @throws when a file of the site lacks something that the cards need */
function found(file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(file) ?? [];
  if (!value)
    throw new Error(
      `The social cards need ${pattern.source} in site/styles/tokens.css or public/favicon.svg`,
    );
  return value;
}
