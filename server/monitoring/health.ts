import type { Context } from 'hono';
import { lineOf, type Fault } from '../../site/content/fault.ts';
import { DELIVERY_KINDS, DELIVERY_STATES, type Summary } from '../store/store.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { contentAgeSeconds } from './content-age.ts';
import { isOperator } from './operator.ts';
import type { Services } from '../services.ts';
import { shareAnswer } from './store-state.ts';

type HealthServices = Pick<Services, 'storeState' | 'now' | 'version'> & {
  content: { current: () => { faults: () => readonly Fault[] } };
  settings: { metricsToken?: string; contentDir: string };
};

/**
 * `GET /healthz`: 200 `{"status":"ok"}` while a page is served and a message can be stored, else 503
 * `{"status":"failing"}`. The operator's answer has more:
 * - `version`: of the release; absent in a checkout.
 * - `store`: null, or why a message cannot be stored.
 * - `messages`: the number of deliveries in each state, and `oldestWaitingSeconds`, the age of the oldest message
 * with a waiting delivery, or null. `messages` is null when the store does not answer.
 * - `contentAgeSeconds`: seconds since the content was last pulled from its git host; null where it has none.
 * - `content`: a line for each fault in a content file or a translation, with file and line. The status is then
 *   `degraded`, with HTTP status 200, because pages show the last good version. Within a minute of the start all
 *   translations have been read.
 * @param page asks for the home page as a visitor gets it
 */
export function health(
  { storeState, content, now, settings, version }: HealthServices,
  page: () => Promise<Response>,
) {
  const isServed = shareAnswer(async () => (await page()).status < 500, PAGE_LOOK);
  return async (c: Context<ClientEnv>) => {
    const operator = isOperator(c, settings.metricsToken);
    const [isWell, summary] = await Promise.all([
      Promise.all([isServed(), storeState.isWritable()]).then((all) => all.every(Boolean)),
      operator ? storeState.summary() : undefined,
    ]);
    const messages = summary ? counts(summary, now()) : null;
    const faults = operator ? content.current().faults() : [];
    const status = !isWell ? 'failing' : faults.length > 0 ? 'degraded' : 'ok';
    const lines = faults.map((fault) => lineOf(settings.contentDir, fault));
    c.header('Cache-Control', 'no-store');
    const age = operator ? await contentAgeSeconds(settings.contentDir, now()) : null;
    const store = storeState.fault();
    const told = { status, version, store, messages, contentAgeSeconds: age, content: lines };
    return c.json(operator ? told : { status }, isWell ? 200 : 503);
  };
}

/** The page is in memory, except after an edit. Its own failure is in the log. */
const PAGE_LOOK = { keepMs: 1000, limitMs: 1500, onFailure: () => {} };

function counts(summary: Summary, now: number) {
  const kinds = DELIVERY_KINDS.map((kind) => summary[kind]);
  const oldest = Math.min(...kinds.map(({ oldestWaitingAt = Infinity }) => oldestWaitingAt));
  return {
    ...Object.fromEntries(
      DELIVERY_STATES.map((state) => [state, kinds.reduce((sum, counted) => sum + counted[state], 0)]),
    ),
    oldestWaitingSeconds: oldest === Infinity ? null : Math.round((now - oldest) / 1000),
  };
}
