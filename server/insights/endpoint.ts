import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import * as v from 'valibot';
import { parseLocalizedPath } from '../../site/language/paths/localized-path.ts';
import type { Content } from '../../site/schemas.ts';
import { LANGUAGES } from '../../site/language/languages.ts';
import { isOwnOrigin } from '../process/host.ts';
import type { SiteServices } from '../services.ts';
import { dayOf, VITALS } from '../store/insights.ts';
import { OTHER } from './sums.ts';

/** Milliseconds or a score. */
const MEASURED = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A report of the scripts in `site/insights/`: a page view or, with `values`, the speed of a page. */
const BEACON = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  language: v.picklist(LANGUAGES.map(({ code }) => code)),
  /** Host name of the other site whose link led here. */
  referrer: v.optional(v.pipe(v.string(), v.toLowerCase(), v.maxLength(253), v.regex(/^[\w.:[\]-]+$/))),
  values: v.optional(v.record(v.picklist(VITALS.map(({ name }) => name)), MEASURED)),
});

/** Bytes; a full beacon has some 300. */
export const BEACON_BYTES = 1024;

/** `POST /insights`: adds a page's report to the sums and keeps nothing else of it. Browsers ignore the answer. */
export function insightsEndpoint({
  insights,
  content,
  origin,
  now,
}: Pick<SiteServices, 'insights' | 'origin' | 'now'> & {
  content: { current: () => Pick<Content, 'paths'> };
}) {
  const app = new Hono().post(
    '/',
    csrf({ origin: (sender, c) => isOwnOrigin(sender, origin, c.req.header('Host')) }),
    bodyLimit({ maxSize: BEACON_BYTES }),
    async (c) => {
      const { success, output } = v.safeParse(BEACON, await c.req.json().catch(() => undefined));
      if (!success) return c.json({ error: 'This is not a beacon.' }, 400);
      // Only pages and languages of the site become labels, whatever was sent.
      const { path, language = output.language } = parseLocalizedPath(output.path);
      const label = content.current().paths.has(path) ? path : OTHER;
      const row = { day: dayOf(now()), label, language, bucket: 0, count: 1 };
      const { referrer, values } = output;
      if (!values) insights.count({ ...row, metric: 'view' });
      if (referrer) insights.count({ ...row, metric: 'referrer', label: referrer, language: '' });
      for (const { name, limits } of VITALS) {
        const value = values?.[name];
        if (value === undefined) continue;
        insights.count({ ...row, metric: name, bucket: limits.filter((limit) => value > limit).length });
      }
      return c.body(null, 204);
    },
  );
  return app.all('/', (c) => c.json({ error: 'Send a POST.' }, 405, { Allow: 'POST' }));
}

/**
 * Under Global Privacy Control the measuring scripts are empty and beacons are dropped. Only the value `1` counts
 * (https://www.w3.org/TR/gpc/#the-sec-gpc-header-field-for-http-requests).
 */
export function privacySignal(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('Sec-GPC') !== '1') {
      await next();
      c.res.headers.append('Vary', 'Sec-GPC');
      return;
    }
    c.header('Vary', 'Sec-GPC');
    c.header('Cache-Control', 'no-store');
    if (c.req.method === 'POST') return c.body(null, 204);
    return c.body('', 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  };
}
