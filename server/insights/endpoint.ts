import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import * as v from 'valibot';
import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { isOwnOrigin } from '../host.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { createLimit, EVERYBODY, rateLimit } from '../middleware/rate-limit.ts';
import type { SiteServices } from '../services.ts';
import { dayOf } from './store.ts';
import { OTHER } from './tally.ts';

type EndpointServices = Pick<SiteServices, 'insights' | 'origin' | 'now'> & {
  content: Pick<SiteServices['content'], 'paths'>;
};

const WHERE = {
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  language: v.picklist(LANGUAGES.map(({ code }) => code)),
};

/** Milliseconds or a score. */
const MEASURED = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** What the scripts of `app/insights/` send. */
const BEACON = v.variant('type', [
  v.strictObject({
    type: v.literal('view'),
    ...WHERE,
    /** Host name of the other site whose link led here. */
    referrer: v.optional(v.pipe(v.string(), v.toLowerCase(), v.maxLength(253), v.regex(/^[\w.:[\]-]+$/))),
  }),
  v.strictObject({
    type: v.literal('speed'),
    ...WHERE,
    values: v.strictObject({ LCP: MEASURED, INP: MEASURED, CLS: MEASURED, FCP: MEASURED, TTFB: MEASURED }),
  }),
]);

/** Bytes; a full beacon has some 300. */
export const BEACON_BYTES = 1024;

/** Beacons of one client address: enough for several people behind it who open pages quickly. */
export const BEACON_LIMIT = { count: 120, seconds: 60 };

/**
 * Beacons of all clients: fifty pages a second. Beyond it a part is counted, and fake reports from many addresses keep the
 * server no busier.
 */
export const BEACON_CEILING = { count: 6000, seconds: 60 };

/**
 * `POST /insights`: adds a page's report to the totals and keeps nothing else of it. Answers 204, also to robots,
 * which are not counted. Errors come with a sentence for developers; browsers ignore it.
 */
export function insightsEndpoint({ insights, content, origin, now }: EndpointServices) {
  const app = new Hono<ClientEnv>();
  app.post(
    '/',
    csrf({ origin: (sender, c) => isOwnOrigin(sender, origin, c.req.header('Host')) }),
    rateLimit(createLimit(BEACON_LIMIT)),
    rateLimit(createLimit(BEACON_CEILING), () => EVERYBODY),
    bodyLimit({
      maxSize: BEACON_BYTES,
      onError: (c) => c.json({ error: `The body is larger than ${BEACON_BYTES} bytes.` }, 413),
    }),
    async (c) => {
      // The type of a text sent by sendBeacon; the check of the origin covers only this and other form types.
      if (!c.req.header('Content-Type')?.startsWith('text/plain')) {
        return c.json({ error: 'The body must be text/plain.' }, 415);
      }
      const beacon = v.safeParse(BEACON, await readJson(c));
      if (!beacon.success) return c.json({ error: 'This is not a beacon.' }, 400);
      if (isRobot(c.req.header('User-Agent'))) return c.body(null, 204);
      const labels = labelsOf(beacon.output, await content.paths());
      const day = dayOf(now());
      if (beacon.output.type === 'view') {
        insights.countView({ ...labels, referrer: beacon.output.referrer }, day);
      } else {
        insights.countSpeed({ ...labels, values: beacon.output.values }, day);
      }
      return c.body(null, 204);
    },
  );
  app.all('/', (c) => c.json({ error: 'Send a POST.' }, 405, { Allow: 'POST' }));
  return app;
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

/** Undefined when the body is not JSON or incomplete. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

/**
 * Words in the User-Agent of robots: the short pattern of the isbot package (https://github.com/omrilotan/isbot,
 * `isbotNaive`). A longer list would not help: most robots run no scripts, and `navigator.webdriver` tells those that
 * drive a browser. Cubot makes phones.
 */
const ROBOT = /(?<!cu)bot|crawl|headless|http|lighthouse|scan|search|spider/i;

/** Whether this User-Agent, or a missing one, is a robot's. */
export function isRobot(userAgent = ''): boolean {
  return userAgent === '' || ROBOT.test(userAgent);
}

/**
 * The labels that a beacon is counted under: only pages and languages of the site, whatever was sent.
 * @param paths of all pages, without a language
 */
function labelsOf(
  { path, language }: Pick<v.InferOutput<typeof BEACON>, 'path' | 'language'>,
  paths: ReadonlySet<string>,
) {
  const localized = parseLocalizedPath(path);
  return {
    route: paths.has(localized.path) ? localized.path : OTHER,
    language: localized.language ?? language,
  };
}
