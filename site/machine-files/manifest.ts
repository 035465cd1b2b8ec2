import { fill } from '../language/text.ts';
import { ICON_PATH } from '../routes.ts';
import type { Resource, ResourceServices } from '../page-module.ts';
import { THEME_COLORS } from '../theme/theme.ts';

/** Files in public/, beside the ones that browsers request by themselves: the mark of favicon.svg in pixels. */
const ICONS = [
  { src: ICON_PATH, sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** `/manifest.webmanifest`: rendered on request, because the brand is content that editors can change. */
export function manifest({ content }: ResourceServices): Resource {
  const { branding } = content.common;
  const webManifest = {
    id: '/',
    name: branding.name,
    short_name: branding.name,
    description: fill(branding.description, { brand: branding.name }),
    start_url: '/',
    display: 'browser',
    theme_color: THEME_COLORS.dark,
    background_color: THEME_COLORS.dark,
    icons: ICONS,
  };
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(webManifest) };
}
