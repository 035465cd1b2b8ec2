import { probePadding } from '../probe-padding.ts';
import type { Sql } from './pool.ts';

/** `probe` of the contract. */
export async function probe(sql: Sql, now: number): Promise<void> {
  await sql`update store_probe set written_at = ${now}, padding = ${probePadding()}`;
}
