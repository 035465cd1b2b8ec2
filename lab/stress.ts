import { mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx } from '../tests/fixtures/services/nginx.ts';
import { startSite } from '../tests/fixtures/site/site.ts';
import { openEveryPage } from './every-page.ts';
import { residentMemory } from './process-usage.ts';
import { killedUnderLoad, slowMail, twoServers } from './stress/mail-faults.ts';
import { MOST_MEMORY, refusals, type Fault } from './stress/fate.ts';
import { flood } from './stress/flood-process.ts';
import { FLOODS } from './stress/floods.ts';
import { fullDisk, lockedStore, readOnlyDisk, slowDisk, stoppedDatabase } from './stress/store-faults.ts';
import { MOST_P99, visitQuietly, type Waits } from './stress/visitors.ts';

const FAULTS: Readonly<Record<string, Fault>> = {
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
};

/** Milliseconds from SIGTERM to the end of the server. */
const LONGEST_STOP = 2000;

/** Megabytes of the store after a flood. */
const MOST_STORED = 5;

const USAGE = `Floods the built site behind nginx with the shipped file, and breaks what the site depends on, all on loopback, beside a
visitor who opens a cached page. Prints two tables in Markdown and fails when a bar is missed. Needs the build, nginx,
PostgreSQL, strace for the slow disk, and root for the full and the read-only disk.

Usage: npm run stress -- [CASE…] [--seconds N]

  CASE         one of ${Object.keys({ ...FLOODS, ...FAULTS }).join('; ')}
  --seconds N  how long each flood lasts, from 1 to 20 (default 10)`;

const { values, positionals: cases } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
const unknown = cases.filter((name) => !(name in FLOODS) && !(name in FAULTS));
if (values.help || unknown.length > 0 || !(seconds >= 1 && seconds <= 20)) {
  console.log(unknown.length > 0 ? `No such case: ${unknown.join('; ')}\n\n${USAGE}` : USAGE);
  process.exit(values.help ? 0 : 2);
}

const isWanted = (name: string) => cases.length === 0 || cases.includes(name);
let failed = 0;

console.log('| flood | answers | p50 | p99 | beside it | held |\n| --- | --- | --- | --- | --- | --- |');
for (const name of Object.keys(FLOODS).filter(isWanted)) console.log(await flooded(name));

console.log('\n| fault | what was seen | held |\n| --- | --- | --- |');
for (const [name, run] of Object.entries(FAULTS)) {
  if (!isWanted(name)) continue;
  const { seen, isHeld } = await run(seconds);
  console.log(`| ${name} | ${seen} | ${held(isHeld)} |`);
}
process.exitCode = failed > 0 ? 1 : 0;

/** Floods a site of its own; returns a row of the table. */
async function flooded(name: string): Promise<string> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stress-'));
  const dataDir = folder.path;
  await using site = await startSite({ DATA_DIR: dataDir, CONTACT_LIMIT: '5/60', TRUST_PROXY: '127.0.0.1' });
  await using proxy = await startNginx([new URL(site.url).host]);
  await openEveryPage(site.url);
  const quiet = await visitQuietly(proxy, AbortSignal.timeout(seconds * 1000));
  const [statuses, under] = await Promise.all([
    flood(name, { port: proxy.port, seconds }),
    visitQuietly(proxy, AbortSignal.timeout(seconds * 1000)),
  ]);
  const memory = residentMemory(site.pid);
  const start = performance.now();
  await site.stop();
  const stopped = performance.now() - start;
  const stored = statSync(join(dataDir, 'messages.sqlite')).size / 2 ** 20;
  const isHeld =
    under.failures === 0 &&
    Object.keys(statuses).every((status) => FLOODS[name]?.only.includes(status)) &&
    under.p99 <= MOST_P99 * quiet.p99 &&
    memory < MOST_MEMORY &&
    stopped < LONGEST_STOP &&
    stored < MOST_STORED;
  const failures = under.failures > 0 ? [`${under.failures} pages not opened`] : [];
  const beside = [
    ...failures,
    `${Math.round(memory)} MB`,
    `gone in ${Math.round(stopped)} ms`,
    `store ${stored.toFixed(1)} MB`,
  ];
  return `| ${name} | ${refusals(statuses)} | ${waits('p50', quiet, under)} | ${waits('p99', quiet, under)} | ${beside.join('; ')} | ${held(isHeld)} |`;
}

/** `2.1 → 4.2 ms (2.0)`: quiet, under the flood, and the factor. */
function waits(which: 'p50' | 'p99', quiet: Waits, under: Waits): string {
  const ratio = (under[which] / quiet[which]).toFixed(1);
  return `${quiet[which].toFixed(1)} → ${under[which].toFixed(1)} ms (${ratio})`;
}

/** Counts the failures. */
function held(isHeld: boolean): string {
  if (!isHeld) failed += 1;
  return isHeld ? 'yes' : '**no**';
}
