import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import type { Front } from '../../tests/fixtures/front.ts';
import { startNginx } from '../../tests/fixtures/nginx.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { readPages, sendMessages, type Reading, type Sending } from '../../tests/fixtures/visitors.ts';
import { mailedOf, mailSettings, missingIn } from '../stress/outcome.ts';

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
  /** Starts one of them again, at its own address. */
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
      sites[index] = await startSite({ ...common, PORT: new URL(sites[index]?.url ?? '').port });
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
