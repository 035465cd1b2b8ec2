import { setTimeout } from 'node:timers/promises';
import type { Handler } from 'hono';

/** Named by each page's `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Marks the root of a page that its scripts have taken over (app/entry.client.ts). */
const TAKEN_OVER = '[data-hydrated]';

/**
 * What a browser may fetch ahead when the visitor points at a link (eagerness "moderate"): pages of the site, until
 * the scripts are here, which fetch less for the same. Prefetched, never prerendered: a page that nobody opens
 * must not run (https://wicg.github.io/nav-speculation/speculation-rules.html).
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: `:root:not(${TAKEN_OVER}) a` },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Milliseconds that the answer waits: browsers ask for the rules as soon as a page begins to come, and nobody needs
 * them before there are links to point at. Until then the line is the page's.
 */
const PATIENCE_MS = 1000;

/** `GET /speculation-rules.json` */
export function speculationRules(): Handler {
  const headers = {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  };
  return async (c) => {
    await setTimeout(PATIENCE_MS);
    return c.body(JSON.stringify(RULES), 200, headers);
  };
}
