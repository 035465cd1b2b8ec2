import { Hono } from 'hono';
import type { CurrentContent } from '../../site/schemas.ts';
import type { SiteServices } from '../services.ts';

/** RFC 9116, 2.5.5, advises less than a year, so that outdated contacts are not trusted. */
const EXPIRES_AFTER_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When this site began to honor Global Privacy Control. */
const GPC_SINCE = '2026-11-21';

const CACHE_CONTROL = 'public, max-age=86400';

/**
 * Routes for `/.well-known` (RFC 8615): where to report a vulnerability (`security.txt`, RFC 9116) and that Global
 * Privacy Control is honored (`gpc.json`, https://w3c.github.io/gpc/#gpc-support-resource).
 */
export function wellKnown({
  content,
  origin,
  now,
}: Pick<SiteServices, 'origin' | 'now'> & { content: CurrentContent }): Hono {
  const app = new Hono();
  app.get('/security.txt', (c) => {
    const { email } = content.current().common.footer.sections.company.contact;
    // Counted from midnight, so that the file is the same all day.
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${mailto(email)}`,
      `Expires: ${new Date(today + EXPIRES_AFTER_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    c.header('Cache-Control', CACHE_CONTROL);
    return c.text(`${lines.join('\n')}\n`);
  });
  app.get('/gpc.json', (c) => {
    c.header('Cache-Control', CACHE_CONTROL);
    return c.json({ gpc: true, lastUpdate: GPC_SINCE });
  });
  return app;
}

/** RFC 6068, 2: an address may have signs that mean something else in a URL. */
function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}
