import { parseArgs } from 'node:util';
import { startSite } from '../../tests/fixtures/site.ts';
import { memoryAfterCrawl, stopAfterCrawl } from './crawls.ts';
import { forgedReports, healthUnderFlood } from './flooded.ts';
import { runFlood } from './floods.ts';
import { killedUnderLoad, slowMail, strippedTls, twoServers } from './mail-faults.ts';
import { missingAssets } from './missing-assets.ts';
import { mixedRequests } from './mixed.ts';
import type { Outcome } from './outcome.ts';
import { costOfQuery } from './query-cost.ts';
import { sentAhead } from './sent-ahead.ts';
import { fullDisk, lockedStore, readOnlyDisk, slowDisk, stoppedDatabase } from './store-faults.ts';
import { MOST_P99, visitQuietly, type Waits } from './visitors.ts';

/**
 * `npm run stress [-- NAME …] [--seconds 10]`: floods and faults against the built site on loopback, beside a visitor
 * who opens a cached page. Prints two tables in Markdown (docs/stress.md) and fails when a bar is missed. Needs the
 * build, PostgreSQL, strace for the slow disk and root for the full one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' } },
});
const seconds = Math.min(Number(values.seconds), 20);

interface Bar {
  /** The statuses that answers may have. */
  only?: readonly string[];
  /** The largest factor by which the visitor's p99 may grow. */
  p99?: number;
  /** The least answers a second. */
  perSecond?: (cachedRate: number) => number;
}

/** What cached pages are given for costs at most twice as much as one of them. */
const half = (cachedRate: number) => cachedRate / 2;

const FLOODS: readonly (readonly [Parameters<typeof runFlood>[0]['flood'], Bar])[] = [
  ['cached page', { only: ['200'] }],
  ['odd paths', { only: ['414'], p99: MOST_P99 }],
  ['campaign links', { only: ['200'], perSecond: half }],
  ['made-up paths', { only: ['404'], perSecond: () => 2000 }],
  ['other spellings', { only: ['308'] }],
  ['searches', { only: ['200'], p99: MOST_P99 }],
  ['filing dates', { only: ['200'], p99: MOST_P99 }],
  ['filing dates in nonsense', { only: ['200'], perSecond: half }],
  ['filing dates of many networks', { only: ['200'], p99: MOST_P99 }],
  ['site map with queries', { only: ['200'] }],
  ['refused posts', { only: ['200', '429'] }],
  ['half-open connections', {}],
];

const FAULTS: Readonly<Record<string, (seconds: number) => Promise<Outcome>>> = {
  'one sends ahead': sentAhead('one sends ahead'),
  'a hundred send ahead': sentAhead('a hundred send ahead'),
  'cost of a query': costOfQuery,
  'health under a flood': healthUnderFlood,
  'forged reports': forgedReports,
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
  'stop after a crawl': stopAfterCrawl,
  memory: memoryAfterCrawl,
  'mixed requests': mixedRequests,
  'missing assets': missingAssets,
};

const known = [...FLOODS.map(([flood]) => flood), ...Object.keys(FAULTS)];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`No such case: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
const compared = FLOODS.filter(([, { perSecond }]) => perSecond === half).map(([flood]) => flood);
const isWanted = (name: string) =>
  positionals.length === 0 ||
  positionals.includes(name) ||
  (name === 'cached page' && compared.some((flood) => positionals.includes(flood)));

let failed = 0;
let cachedRate = 0;
console.log('| flood | a second | answers | p50 | p99 | held |\n| --- | ---: | --- | ---: | ---: | --- |');
for (const [flood, bar] of FLOODS) {
  if (!isWanted(flood)) continue;
  const site = await startSite({ CONTACT_LIMIT: '5/60', TRUST_PROXY: '127.0.0.1' });
  const quiet = await visitQuietly(site.url, AbortSignal.timeout(3000));
  const visiting = visitQuietly(site.url, AbortSignal.timeout(seconds * 1000));
  const { perSecond, statuses } = await runFlood({ flood, url: site.url, seconds });
  const under = await visiting;
  await site.stop();
  if (flood === 'cached page') cachedRate = perSecond;
  const isHeld =
    under.failures === 0 &&
    Object.keys(statuses).every((status) => bar.only?.includes(status) ?? true) &&
    (bar.p99 === undefined || under.p99 <= bar.p99 * quiet.p99) &&
    (bar.perSecond === undefined || perSecond >= bar.perSecond(cachedRate));
  if (!isHeld) failed += 1;
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  console.log(
    `| ${flood} | ${perSecond} | ${answers.join(', ')} | ${waits('p50', quiet, under)} | ${waits('p99', quiet, under)} | ${held(isHeld)} |`,
  );
}

console.log('\n| fault | what was seen | held |\n| --- | --- | --- |');
for (const [fault, run] of Object.entries(FAULTS)) {
  if (!isWanted(fault)) continue;
  const { seen, isHeld } = await run(seconds);
  if (!isHeld) failed += 1;
  console.log(`| ${fault} | ${seen} | ${held(isHeld)} |`);
}
process.exitCode = failed > 0 ? 1 : 0;

/** `2.1 → 4.2 ms (2.0)`: quiet, under the flood, and how many times as much that is. */
function waits(which: 'p50' | 'p99', quiet: Waits, under: Waits): string {
  const ratio = (under[which] / quiet[which]).toFixed(1);
  return `${quiet[which].toFixed(1)} → ${under[which].toFixed(1)} ms (${ratio})`;
}

function held(isHeld: boolean): string {
  return isHeld ? 'yes' : '**no**';
}
