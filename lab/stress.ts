import { mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '../app/language/languages.ts';
import { openInsights } from '../server/insights/store.ts';
import { MOST_REFERRERS, MOST_VITALS } from '../server/insights/tally.ts';
import { SITE_PAGES } from '../tests/fixtures/site-pages.ts';
import { startSite } from '../tests/fixtures/site.ts';
import { residentMemory } from './bench/process-usage.ts';
import { main, tool, UsageError, wholeNumber, type ExitCode, type Output } from '../tools/cli.ts';
import { clockJumps } from './stress/clock-jumps.ts';
import { FLOODS, HALF, runFlood } from './stress/floods.ts';
import { costOfQuery, missingAssets, mixedRequests } from './stress/many-requests.ts';
import { killedUnderLoad, slowMail, strippedTls, twoServers } from './stress/mail-faults.ts';
import { MOST_MEMORY, refusals, type Fault } from './stress/outcome.ts';
import { fullDisk, lockedStore, readOnlyDisk, slowDisk, stoppedDatabase } from './stress/store-faults.ts';
import { visitQuietly, type Waits } from './stress/visitors.ts';

const FAULTS: Readonly<Record<string, Fault>> = {
  'cost of a query': costOfQuery,
  'clock jumps': clockJumps,
  'locked store': lockedStore,
  'slow disk': slowDisk,
  'stopped database': stoppedDatabase,
  'full disk': fullDisk,
  'read-only disk': readOnlyDisk,
  'killed under load': killedUnderLoad,
  'two servers, database stopped': twoServers,
  'slow mail server': slowMail({ greeting: 5000, answer: 5000 }, false),
  'silent mail server': slowMail({ greeting: 15_000, answer: 0 }, false),
  'stuck mail server': slowMail({ greeting: 0, answer: 40_000 }, true),
  'stripped TLS': strippedTls,
  'mixed requests': mixedRequests,
  'missing assets': missingAssets,
};

/** Milliseconds from SIGTERM to the end of the server, and for `/healthz`. */
const LONGEST_STOP = 2000;
const LONGEST_HEALTH = 2000;

/** Insights of a day: views of every page and of unknown ones in every language, named referrers and the others, vitals. */
const MOST_ROWS = (SITE_PAGES.length + 1) * LANGUAGES.length + MOST_REFERRERS + 1 + MOST_VITALS;

/** Megabytes of the store after a flood. */
const MOST_STORED = 5;

const USAGE = `Floods and faults against the built site on loopback, beside a visitor who opens a cached page. Prints two tables
in Markdown and fails when a bar is missed. Needs the build, PostgreSQL, strace for the slow disk and root
for the full one.

Usage: npm run stress -- [CASE…] [--seconds N]

  CASE         one of ${Object.keys({ ...FLOODS, ...FAULTS }).join(', ')}
  --seconds N  how long each flood lasts (default 10)`;

await main(
  tool({
    usage: USAGE,
    options: { seconds: { type: 'string', default: '10' } },
    run: ({ seconds }, cases, { print }) =>
      stress(wholeNumber('seconds', seconds, { from: 1, to: 20 }), cases, print),
  }),
);

async function stress(seconds: number, cases: string[], print: Output['print']): Promise<ExitCode> {
  const unknown = cases.filter((name) => !(name in FLOODS) && !(name in FAULTS));
  if (unknown.length > 0) throw new UsageError(`No such case: ${unknown.join(', ')}`);
  const isCompared = cases.some((name) => FLOODS[name]?.perSecond === HALF);
  const isWanted = (name: string) =>
    cases.length === 0 || cases.includes(name) || (name === 'cached page' && isCompared);

  let failed = 0;
  let cachedRate = 0;
  print('| flood | a second | answers | p50 | p99 | beside it | held |');
  print('| --- | ---: | --- | ---: | ---: | --- | --- |');
  for (const [name, bar] of Object.entries(FLOODS)) {
    if (!isWanted(name)) continue;
    using folder = mkdtempDisposableSync(join(tmpdir(), 'stress-'));
    const dataDir = folder.path;
    await using site = await startSite({
      DATA_DIR: dataDir,
      CONTACT_LIMIT: '5/60',
      TRUST_PROXY: '127.0.0.1',
    });
    const quiet = await visitQuietly(site.url, AbortSignal.timeout(3000));
    const flooding = runFlood({ flood: name, url: site.url, seconds: seconds + (bar.goesOn ? 2 : 0) });
    const until = AbortSignal.timeout(seconds * 1000);
    const [under, health] = await Promise.all([
      visitQuietly(site.url, until),
      longestHealth(site.url, until),
      bar.goesOn ? undefined : flooding,
    ]);
    const memory = residentMemory(site.pid);
    const start = performance.now();
    await site.stop();
    const stopped = performance.now() - start;
    const { perSecond, statuses } = await flooding;
    const rows = await insightsIn(dataDir);
    const stored = statSync(join(dataDir, 'messages.sqlite')).size / 2 ** 20;
    if (name === 'cached page') cachedRate = perSecond;
    const least = bar.perSecond === HALF ? cachedRate / 2 : (bar.perSecond ?? 0);
    const isHeld =
      under.failures === 0 &&
      Object.keys(statuses).every((status) => bar.only?.includes(status) ?? true) &&
      under.p99 <= (bar.p99 ?? Infinity) * quiet.p99 &&
      perSecond >= least &&
      health < LONGEST_HEALTH &&
      memory < MOST_MEMORY &&
      stopped < LONGEST_STOP &&
      rows <= MOST_ROWS &&
      stored < MOST_STORED;
    if (!isHeld) failed += 1;
    const beside = [
      `/healthz ${Math.round(health)} ms`,
      `${Math.round(memory)} MB`,
      `gone in ${Math.round(stopped)} ms`,
      ...(rows > 0 ? [`${rows} of ${MOST_ROWS} rows a day, ${stored.toFixed(1)} MB`] : []),
    ];
    print(
      `| ${name} | ${perSecond} | ${refusals(statuses)} | ${waits('p50', quiet, under)} | ${waits('p99', quiet, under)} | ${beside.join('; ')} | ${held(isHeld)} |`,
    );
  }

  print('\n| fault | what was seen | held |\n| --- | --- | --- |');
  for (const [fault, run] of Object.entries(FAULTS)) {
    if (!isWanted(fault)) continue;
    const { seen, isHeld } = await run(seconds);
    if (!isHeld) failed += 1;
    print(`| ${fault} | ${seen} | ${held(isHeld)} |`);
  }
  return failed > 0 ? 1 : 0;
}

/** Milliseconds of the slowest `/healthz`, which the operator asks for twice a second; infinite when one was not 200. */
async function longestHealth(url: string, until: AbortSignal): Promise<number> {
  let longest = 0;
  while (!until.aborted) {
    const start = performance.now();
    const { ok } = await fetch(`${url}/healthz`);
    longest = Math.max(longest, ok ? performance.now() - start : Infinity);
    await pause(500);
  }
  return longest;
}

async function insightsIn(dataDir: string): Promise<number> {
  await using insights = await openInsights({ dataDir }, 'operator');
  return (await insights.read({ from: '0000-01-01', to: '9999-12-31' })).length;
}

/** `2.1 → 4.2 ms (2.0)`: quiet, under the flood, and how many times as much that is. */
function waits(which: 'p50' | 'p99', quiet: Waits, under: Waits): string {
  const ratio = (under[which] / quiet[which]).toFixed(1);
  return `${quiet[which].toFixed(1)} → ${under[which].toFixed(1)} ms (${ratio})`;
}

function held(isHeld: boolean): string {
  return isHeld ? 'yes' : '**no**';
}
