/** Size in pixels of the preview image for shared links. The build draws one per page (tools/build/cards.ts). */
export const CARD = { width: 1200, height: 630 };

/** @param path the page's path without a language prefix */
export function cardPath(path: string): string {
  return `/cards/${path.split('/').filter(Boolean).join('-') || 'home'}.png`;
}
