import { probePadding } from '../probe-padding.ts';
import type { Database } from './database.ts';

/** `probe` of the contract. */
export function probe({ sql }: Database, now: number): void {
  sql.run`update store_probe set written_at = ${now}, padding = ${probePadding()}`;
}
