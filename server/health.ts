import type { Context } from 'hono';
import type { ContentFolder } from '../app/content/content-folder.server.ts';
import type { LanguageFiles } from '../app/language/language-files.server.ts';
import type { MessageSummary } from './messages/store.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { isOperator } from './operator.ts';
import type { StoreState } from './store-state.ts';

interface HealthServices {
  storeState: StoreState;
  content: Pick<ContentFolder, 'faults'>;
  languages: Pick<LanguageFiles, 'faults'>;
  /** The time in Unix milliseconds. */
  now(): number;
  settings: { metricsToken?: string };
  version?: string;
}

/**
 * `GET /healthz`: 200 `{"status":"ok"}` while a message can be stored, 503 `{"status":"failing"}` while none can. The
 * operator's answer has more:
 * - `version`: of the release; absent in a checkout.
 * - `messages`: the number of messages in each state, and `oldestWaitingSeconds`, the age of the oldest waiting message,
 *   null when none is waiting. `messages` is null when the store does not answer.
 * - `content`: a line for each fault in a content file or a translation, with file and line. The status is then
 *   `degraded`, with HTTP status 200, because pages show the last good version.
 */
export function health({ storeState, content, languages, now, settings, version }: HealthServices) {
  return async (c: Context<ClientEnv>) => {
    const operator = isOperator(c, settings.metricsToken);
    const [isWritable, summary, ...faultsOf] = await Promise.all([
      storeState.isWritable(),
      operator ? storeState.summary() : undefined,
      ...(operator ? [content.faults(), languages.faults()] : []),
    ]);
    const faults = faultsOf.flat();
    const messages = summary ? counts(summary, now()) : null;
    const status = !isWritable ? 'failing' : faults.length > 0 ? 'degraded' : 'ok';
    c.header('Cache-Control', 'no-store');
    return c.json(
      operator ? { status, version, messages, content: faults } : { status },
      isWritable ? 200 : 503,
    );
  };
}

function counts({ oldestWaitingAt, ...messages }: MessageSummary, now: number) {
  const oldestWaitingSeconds =
    oldestWaitingAt === undefined ? null : Math.round((now - oldestWaitingAt) / 1000);
  return { ...messages, oldestWaitingSeconds };
}
