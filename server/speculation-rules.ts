import { setTimeout } from 'node:timers/promises';
import type { Handler } from 'hono';

/** Named by each page's `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Set on the root element of a hydrated page (rendering/browser/hydrate.tsx). */
const HYDRATED = '[data-hydrated]';

/**
 * Lets browsers prefetch a page of the site when the visitor points at its link (eagerness "moderate"), until the page is
 * hydrated: the scripts then fetch less for the same purpose. Never prerendered, because unopened pages must not run
 * (https://wicg.github.io/nav-speculation/speculation-rules.html).
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: `:root:not(${HYDRATED}) a` },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Milliseconds of delay. Browsers request the rules as soon as a page begins to arrive; the delay leaves the bandwidth to
 * the page, whose links need the rules only later.
 */
const DELAY_MS = 1000;

/** `GET /speculation-rules.json` */
export function speculationRules(): Handler {
  const headers = {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  };
  return async (c) => {
    await setTimeout(DELAY_MS);
    return c.body(JSON.stringify(RULES), 200, headers);
  };
}
