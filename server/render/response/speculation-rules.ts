import { setTimeout } from 'node:timers/promises';
import type { Handler } from 'hono';

/** Named by each page's `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Lets browsers render a page of the site ahead when the visitor points at its link (eagerness "moderate"): its document is
 * then there at once. Its scripts wait until it is shown (site/shell/head/boot-script.ts), so a page that nobody opens
 * counts and stores nothing (https://wicg.github.io/nav-speculation/speculation-rules.html).
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, and links that a script handles.
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [data-message]' } },
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
