import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { FLOODS, type Statuses, type Target } from './floods.ts';

/**
 * Floods from a process of its own, with the lowest priority: the measurements should show the work of the site. A
 * real attacker would have other machines.
 * @throws when that process ends without having counted the answers
 */
export async function flood(name: string, target: Target): Promise<Statuses> {
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
