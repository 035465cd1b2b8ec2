import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import type { Front } from '../../tests/fixtures/front.ts';
import { startNginx } from '../../tests/fixtures/nginx.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { readPages, sendMessages, type Reading, type Sending } from '../../tests/fixtures/https-visitors.ts';
import { count, mailedOf, mailSettings, missingIn, refusals, type Outcome } from '../stress/outcome.ts';

const RESTARTS = 8;
const KILLS = 3;

/** Answers that may be cut off when a server is killed: those that it has begun. */
const MOST_CUT = 10;

/** What visitors saw, and what became of their messages. */
export interface Seen {
  pages: Reading;
  messages: Sending;
  /** Acknowledged messages that the store lacks. */
  missing: number;
  /** Rows of the store for which no visitor has an acknowledgment. */
  surplus: number;
  never: number;
  twice: number;
}

/** Two servers on one PostgreSQL behind the nginx of deploy/. */
export interface Pair {
  front: Front;
  sites: Site[];
  /** Starts one of them again, at its own address, and waits until it says that it is well (docs/scaling.md). */
  start(index: number): Promise<void>;
  /** Lets visitors read and write until all pages are read and `trouble` has ended, and looks what became of it. */
  visited(requests: number, trouble: () => Promise<void>): Promise<Seen>;
  stop(): Promise<void>;
}

export async function startPair(settings: Record<string, string> = {}): Promise<Pair> {
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  const smtp = await startSmtpServer();
  const common = {
    CONTENT_DIR: 'content',
    DATABASE_URL: url,
    PUBLIC_URL: 'https://www.forthright.example',
    TRUST_PROXY: '127.0.0.1,::1',
    CONTACT_LIMIT: '5/60',
    ...mailSettings(smtp),
    ...settings,
  };
  const sites = await Promise.all([startSite(common), startSite(common)]);
  const front = await startNginx(sites.map((site) => new URL(site.url).host));
  const store = await openPostgresStore(url);
  return {
    front,
    sites,
    async start(index) {
      const site = await startSite({ ...common, PORT: new URL(sites[index]?.url ?? '').port });
      sites[index] = site;
      while (!(await fetch(`${site.url}/healthz`)).ok) await pause(100);
    },
    async visited(requests, trouble) {
      await readPages(front, PATHS, { requests: PATHS.length });
      const over = new AbortController();
      const { total: before } = await store.list({}, { limit: 1, offset: 0 });
      const sending = sendMessages(front, over.signal);
      const reading = readPages(front, PATHS, { requests });
      await trouble();
      // A rehearsal that ends before the trouble proves nothing, so visitors stay until both are over.
      const more = readPages(front, PATHS, { seconds: 1 });
      const pages = together(await reading, await more);
      over.abort();
      const messages = await sending;
      const { never, twice } = await mailedOf(store, messages.acknowledged, smtp);
      const { total } = await store.list({}, { limit: 1, offset: 0 });
      return {
        pages,
        messages,
        missing: await missingIn(store, messages.acknowledged),
        surplus: total - before - new Set(messages.acknowledged).size,
        never,
        twice,
      };
    },
    async stop() {
      await front.stop();
      await store.close();
      await Promise.all(sites.map((site) => site.stop()));
      await smtp.close();
      await postgres.destroy();
    },
  };
}

/** Restarts the two servers in turn while visitors read and write. */
export function restartInTurn(pair: Pair, requests: number, restarts: number): Promise<Seen> {
  return pair.visited(requests, async () => {
    for (let time = 0; time < restarts; time += 1) {
      await pair.sites[time % 2]?.stop();
      await pair.start(time % 2);
    }
  });
}

/** Kills the server that takes the messages (`kill -9`) while visitors read and write, and starts it again. */
export function killOne(pair: Pair, requests: number, kills: number): Promise<Seen> {
  return pair.visited(requests, async () => {
    for (let time = 0; time < kills; time += 1) {
      await pair.sites[0]?.kill();
      await pause(500);
      await pair.start(0);
    }
  });
}

/** Pages in two languages, their data, and files of the build. */
const PATHS = [
  '/',
  '/pricing',
  '/de/contact',
  '/fr/faq',
  '/data/common.json',
  ...readdirSync('build/client/assets')
    .filter((name) => /^[\w-]+\.(?:js|woff2)$/.test(name))
    .slice(0, 5)
    .map((name) => `/assets/${name}`),
];

function together(one: Reading, other: Reading): Reading {
  const failures = { ...one.failures };
  for (const [what, times] of Object.entries(other.failures)) failures[what] = (failures[what] ?? 0) + times;
  return { answered: one.answered + other.answered, failures };
}

/** Restarts in turn, at least so often, until so many requests are answered. No request and no message may fail. */
export async function rehearseRestarts(requests: number): Promise<Outcome> {
  const pair = await startPair();
  const seen = await restartInTurn(pair, requests, RESTARTS);
  await pair.stop();
  return {
    seen: `${RESTARTS} restarts; ${summary(seen)}`,
    isHeld:
      seen.pages.answered >= requests &&
      refusals(seen.pages.failures) === 'none' &&
      refusals(seen.messages.failures) === 'none' &&
      seen.twice === 0 &&
      isAllThere(seen),
  };
}

/** Kills one of them again and again. Each kill may cut off what that server was in the middle of. */
export async function rehearseKills(requests: number): Promise<Outcome> {
  const pair = await startPair();
  const seen = await killOne(pair, requests, KILLS);
  await pair.stop();
  const cut = Object.values(seen.pages.failures).reduce((sum, times) => sum + times, 0);
  return {
    seen: `${KILLS} kills; ${summary(seen)}`,
    isHeld:
      cut <= KILLS * MOST_CUT &&
      refusals(seen.messages.failures) === 'none' &&
      seen.twice <= KILLS &&
      isAllThere(seen),
  };
}

function summary({ pages, messages, missing, surplus, never, twice }: Seen): string {
  return [
    `${count(pages.answered)} requests answered, failed: ${refusals(pages.failures)}`,
    `${count(messages.acknowledged.length)} messages acknowledged, failed at the first attempt: ${refusals(messages.failures)}`,
    `${missing} missing, ${surplus} stored beside these, ${never} never mailed, ${twice} mailed twice`,
  ].join('; ');
}

function isAllThere({ messages, missing, surplus, never }: Seen): boolean {
  return messages.acknowledged.length > 0 && missing === 0 && surplus === 0 && never === 0;
}
