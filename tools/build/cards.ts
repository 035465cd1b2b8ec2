import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Node } from '@takumi-rs/core';
import { ContentFolder } from '../../app/content/content-folder.server.ts';
import { commonContent } from '../../app/content/files/common.ts';
import { pageTitles } from '../../app/content/site-pages.server.ts';
import { fill } from '../../app/language/text.ts';
import { CARD, cardPath } from '../../app/shell/card.ts';
import { color, draw, mark, SANS, SERIF } from './brand.ts';

/**
 * Draws the card of every page into the browser's build. In English, under the brand of the content folder as
 * it stands at the build; without the folder, under the built-in one.
 */
export async function drawCards(folder: string, contentDir: string): Promise<void> {
  const content = new ContentFolder(contentDir, () => {});
  const { name, description } = (await content.read(commonContent)).content.branding;
  const values = { brand: name };
  for (const [path, title] of await pageTitles(content)) {
    const file = join(folder, cardPath(path));
    await mkdir(dirname(file), { recursive: true });
    const brand = { name, description: fill(description, values) };
    await writeFile(file, await drawCard(fill(title, values), brand));
  }
}

interface Brand {
  name: string;
  description: string;
}

/** One card: mark and name, the title, and under a rule with a heavy start what the brand is. */
export function drawCard(title: string, { name, description }: Brand): Promise<Buffer> {
  const page: Node = {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '64px 72px 56px',
      backgroundColor: color('ground'),
      color: color('ink'),
      fontFamily: SANS,
    },
    children: [
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 14 },
        children: [
          mark(40, '2.5 2 11.2 13'),
          { type: 'text', text: name, style: { fontFamily: SERIF, fontSize: 44, letterSpacing: '-0.02em' } },
        ],
      },
      {
        type: 'text',
        text: title,
        style: {
          marginTop: 'auto',
          maxWidth: 1000,
          fontFamily: SERIF,
          fontSize: sizeOf(title),
          lineHeight: 1,
          letterSpacing: '-0.022em',
          textWrap: 'balance',
          lineClamp: 4,
          textOverflow: 'ellipsis',
        },
      },
      {
        type: 'container',
        style: { display: 'flex', height: 4, marginTop: 52, borderTop: `1px solid ${color('line')}` },
        children: [
          {
            type: 'container',
            style: { width: 84, height: 4, marginTop: -1, backgroundColor: color('ink') },
          },
        ],
      },
      {
        type: 'text',
        text: description,
        style: { marginTop: 24, fontSize: 25, lineClamp: 1, color: color('muted') },
      },
    ],
  };
  return draw(page, CARD.width, CARD.height);
}

/** In pixels: two lines of a short title, three of a usual one, four of a long one. */
function sizeOf({ length }: string): number {
  if (length <= 30) return 112;
  return length <= 60 ? 88 : 68;
}
