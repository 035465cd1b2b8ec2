/** The picture that a link to a page is shown with elsewhere; the build draws one a page (tools/build/cards.ts). */
export const CARD = { width: 1200, height: 630 };

/** Where the card of a page lies, by the page's address without a language in front. */
export function cardPath(page: string): string {
  return `/cards/${page.split('/').filter(Boolean).join('-') || 'home'}.png`;
}
