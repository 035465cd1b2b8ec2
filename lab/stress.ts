import { chmodSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Case } from './stress/fate.ts';
import { flooded } from './stress/flooded.ts';
import { FLOODS } from './stress/floods.ts';
import { killedUnderLoad, slowMail, twoServers } from './stress/mail-faults.ts';
import { fullDisk, lockedStore, readOnlyDisk, slowDisk, stoppedDatabase } from './stress/store-faults.ts';

const CASES: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(Object.keys(FLOODS).map((name) => [name, flooded(name)])),
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

const USAGE = `Floods the built site behind nginx with the shipped file, and breaks what the site depends on, all on loopback, beside a
visitor who opens a cached page. Prints a table in Markdown and fails when a bar is missed. Needs the build, nginx,
PostgreSQL, strace for the slow disk, and root for the full and the read-only disk.

Usage: npm run stress -- [CASE…] [--seconds N]

  CASE         one of ${Object.keys(CASES).join('; ')}
  --seconds N  how long the visitor is alone, and then each flood or fault lasts, from 1 to 20 (default 10)`;

const { values, positionals: names } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
const unknown = names.filter((name) => !(name in CASES));
if (values.help || unknown.length > 0 || !(seconds >= 1 && seconds <= 20)) {
  console.log(unknown.length > 0 ? `No such case: ${unknown.join('; ')}\n\n${USAGE}` : USAGE);
  process.exit(values.help ? 0 : 2);
}

// All temporary folders of the run are in one, which is deleted at the end. PostgreSQL runs as another user.
using folder = mkdtempDisposableSync(join(tmpdir(), 'stress-'));
chmodSync(folder.path, 0o755);
process.env.TMPDIR = folder.path;

console.log('| case | what was seen | held |\n| --- | --- | --- |');
for (const [name, run] of Object.entries(CASES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { seen, isHeld } = await run(seconds);
  console.log(`| ${name} | ${seen} | ${isHeld ? 'yes' : '**no**'} |`);
  if (!isHeld) process.exitCode = 1;
}
