import { commonContent } from '../content/files/common.ts';
import { fill } from '../language/text.ts';
import type { Resource, ResourceServices } from '../page-services.ts';
import { GROUND } from '../theme/root-theme.ts';

/** The pixel icons are drawn by the build (tools/build/icons.ts). */
const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** `/manifest.webmanifest`: an answer and not a file, because the brand is data. */
export async function manifest({ readContent }: ResourceServices): Promise<Resource> {
  const { branding } = (await readContent(commonContent)).content;
  const facts = {
    id: '/',
    name: branding.name,
    short_name: branding.name,
    description: fill(branding.description, { brand: branding.name }),
    start_url: '/',
    display: 'browser',
    theme_color: GROUND.dark,
    background_color: GROUND.dark,
    icons: ICONS,
  };
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(facts) };
}
