import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startNginx } from '../../tests/fixtures/services/nginx.ts';
import { startSite } from '../../tests/fixtures/site/site.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { residentMemory } from '../process-usage.ts';
import { refusals, type Case } from './fate.ts';
import { FLOODS, type Statuses, type Target } from './floods.ts';
import { besideVisitor } from './visitors.ts';

/** Milliseconds from SIGTERM to the end of the server. */
const LONGEST_STOP = 2000;

/** Megabytes that the server may occupy. */
const MOST_MEMORY = 220;

/** Megabytes of the store after a flood. */
const MOST_STORED = 5;

/** Floods a site of its own. */
export function flooded(name: string): Case {
  return async (seconds) => {
    const settings = { DATA_DIR: temporaryFolder(), CONTACT_LIMIT: '5/60', TRUST_PROXY: '127.0.0.1' };
    await using site = await startSite(settings);
    await using proxy = await startNginx([new URL(site.url).host]);
    const target = { port: proxy.port, seconds };
    const { result, visitor } = await besideVisitor(site, proxy, seconds, () => flood(name, target));
    const memory = residentMemory(site.pid);
    const start = performance.now();
    await site.stop();
    const stopped = performance.now() - start;
    const stored = statSync(join(site.dataDir, 'messages.sqlite')).size / 2 ** 20;
    return {
      seen: [
        refusals(result),
        visitor.seen,
        `${Math.round(memory)} MB`,
        `gone in ${Math.round(stopped)} ms`,
        `store ${stored.toFixed(1)} MB`,
      ].join('; '),
      isHeld:
        visitor.isHeld &&
        Object.keys(result).every((status) => FLOODS[name]?.only.includes(status)) &&
        memory < MOST_MEMORY &&
        stopped < LONGEST_STOP &&
        stored < MOST_STORED,
    };
  };
}

/**
 * Floods from a process of its own, with the lowest priority: the measurements should show the work of the site. A
 * real attacker would have other machines.
 * @throws when that process ends without having counted the answers
 */
async function flood(name: string, target: Target): Promise<Statuses> {
  const args = [import.meta.filename, name, JSON.stringify(target)];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((cause: unknown) => {
    throw new Error(`The flood "${name}" ended without counting the answers`, { cause });
  });
  return JSON.parse(stdout);
}

if (import.meta.main) {
  const [name = '', target = ''] = process.argv.slice(2);
  setPriority(19);
  console.log(JSON.stringify(await FLOODS[name]?.run(JSON.parse(target))));
  process.exit();
}
