import type { Context } from 'hono';
import type { ContentFolder } from '../app/content/content-folder.server.ts';
import type { LanguageFiles } from '../app/content/language-files.server.ts';
import type { MessageSummary } from './store/store.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { isOperator } from './operator.ts';
import type { Services } from './services.ts';
import { shareAnswer } from './store-state.ts';

type HealthServices = Pick<Services, 'storeState' | 'now' | 'version'> & {
  content: Pick<ContentFolder, 'faults'>;
  languages: Pick<LanguageFiles, 'faults'>;
  settings: { metricsToken?: string };
};

/**
 * `GET /healthz`: 200 `{"status":"ok"}` while a page is served and a message can be stored, else 503 `{"status":"failing"}`.
 * The operator's answer has more:
 * - `version`: of the release; absent in a checkout.
 * - `messages`: the number of messages in each state, and `oldestWaitingSeconds`, the age of the oldest waiting message,
 *   null when none is waiting. `messages` is null when the store does not answer.
 * - `content`: a line for each fault in a content file or a translation, with file and line. The status is then
 *   `degraded`, with HTTP status 200, because pages show the last good version. On a busy machine these are those of the
 *   last look, and null before the first one.
 * @param page asks for the home page as a visitor gets it
 */
export function health(
  { storeState, content, languages, now, settings, version }: HealthServices,
  page: () => Promise<Response>,
) {
  const isServed = shareAnswer(async () => (await page()).status < 500, PAGE_LOOK);
  const looks = [content, languages].map(lookOften);
  return async (c: Context<ClientEnv>) => {
    const operator = isOperator(c, settings.metricsToken);
    const [isWell, summary, found] = await Promise.all([
      Promise.all([isServed(), storeState.isWritable()]).then((all) => all.every(Boolean)),
      operator ? storeState.summary() : undefined,
      operator ? Promise.all(looks.map((look) => look())) : [],
    ]);
    const messages = summary ? counts(summary, now()) : null;
    const faults = found.flatMap((some) => some ?? []);
    const status = !isWell ? 'failing' : faults.length > 0 ? 'degraded' : 'ok';
    const isKnown = faults.length > 0 || found.every((some) => some !== null);
    c.header('Cache-Control', 'no-store');
    return c.json(
      operator ? { status, version, messages, content: isKnown ? faults : null } : { status },
      isWell ? 200 : 503,
    );
  };
}

/** The page is in memory, except after an edit. Its own failure is in the log. */
const PAGE_LOOK = { keepMs: 1000, limitMs: 1500, onFailure: () => {} };

/** Milliseconds: the first look parses the files of all languages. */
const LOOK_WITHIN_MS = 1000;

/** Looks for faults, each time somebody asks. While that takes long, gives those of the last look; null before the first. */
function lookOften(folder: { faults(): Promise<string[]> }): () => Promise<readonly string[] | null> {
  let seen: readonly string[] | null = null;
  const look = shareAnswer(async () => (seen = await folder.faults()), {
    keepMs: 0,
    limitMs: LOOK_WITHIN_MS,
    onFailure: () => {},
  });
  return async () => (await look()) ?? seen;
}

function counts({ oldestWaitingAt, ...messages }: MessageSummary, now: number) {
  const oldestWaitingSeconds =
    oldestWaitingAt === undefined ? null : Math.round((now - oldestWaitingAt) / 1000);
  return { ...messages, oldestWaitingSeconds };
}
