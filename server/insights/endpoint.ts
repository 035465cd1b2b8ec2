import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import * as v from 'valibot';
import type { ContentFolder } from '../../app/content/content-folder.server.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { createClientLimit } from '../middleware/client-limit.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { BEACON, labelsOf, problemsOf } from './beacon.ts';
import { isRobot } from './robots.ts';
import { dayOf } from './store.ts';
import type { InsightsTally } from './tally.ts';

interface EndpointServices {
  insights: InsightsTally;
  content: Pick<ContentFolder, 'paths'>;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** Bytes; a beacon with everything in it has some 300. */
export const BEACON_BYTES = 1024;

/** Beacons of a client address: more pages a minute than a person opens, and several people behind one address. */
export const BEACON_LIMIT = { count: 120, seconds: 60 };

/**
 * `POST /insights`: adds what a page of this site reports to the totals, and keeps nothing else of it. Answers 204,
 * also to robots, which are not counted; else a status and a sentence for developers: browsers read neither.
 */
export function insightsEndpoint({ insights, content, origin, now }: EndpointServices) {
  const app = new Hono<ClientEnv>();
  app.post(
    '/',
    csrf({ origin: (sender, c) => sender === origin || isHost(sender, c.req.header('Host')) }),
    rateLimit({ limit: createClientLimit(BEACON_LIMIT) }),
    bodyLimit({
      maxSize: BEACON_BYTES,
      onError: (c) => c.json({ error: `The body is larger than ${BEACON_BYTES} bytes.` }, 413),
    }),
    async (c) => {
      // As sendBeacon sends a text. It is also what the check of the origin looks at.
      if (!c.req.header('Content-Type')?.startsWith('text/plain')) {
        return c.json({ error: 'The body must be text/plain.' }, 415);
      }
      const beacon = v.safeParse(BEACON, await readJson(c));
      if (!beacon.success) {
        return c.json({ error: 'This is no beacon.', fields: problemsOf(beacon.issues) }, 400);
      }
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
  return app;
}

/** The address that the browser called, which behind a proxy need not be that of PUBLIC_URL. */
function isHost(sender: string, host = ''): boolean {
  return host !== '' && URL.parse(sender)?.host === host;
}

/** Undefined for a body that is no JSON, or that broke off. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}
