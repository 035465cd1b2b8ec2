import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock that one server at a time has on an SQLite file, until it is closed or the process ends, however it
 * ends. Undefined: another server has it.
 */
export function lockAsServer(file: string): Pick<DatabaseSync, 'close'> | undefined {
  const lock = new DatabaseSync(`${file}-server`);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}
