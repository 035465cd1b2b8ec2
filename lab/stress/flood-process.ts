import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { FLOODS, type Statuses, type Target } from './floods.ts';

/**
 * Floods from a process of its own, with the lowest priority: the measurements should show the work of the site. A
 * real attacker would have other machines.
 */
export async function flood(name: string, target: Target): Promise<Statuses> {
  const child = fork(import.meta.filename, [name, JSON.stringify(target)]);
  const [statuses] = await once(child, 'message');
  return statuses;
}

if (import.meta.main) {
  const [name = '', target = ''] = process.argv.slice(2);
  setPriority(19);
  process.send?.(await FLOODS[name]?.run(JSON.parse(target)), () => process.exit());
}
