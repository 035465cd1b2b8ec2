import * as v from 'valibot';
import { versionOf, withClient } from './postgres.ts';

const FACTS = v.object({
  /** `off`: a power cut can lose what was committed. */
  fsync: v.string(),
  full_page_writes: v.string(),
  /** Whether the connection is encrypted, and whether it stays on this machine. */
  encrypted: v.boolean(),
  local: v.boolean(),
  /** Whether this user may make tables. */
  may_create: v.boolean(),
});

const STATEMENT_MS = 5000;

/**
 * What a database says about itself, without changing anything, and the version of its tables; undefined: it has none.
 * @throws {StoreError} when it cannot be reached.
 */
export function inspectPostgres(url: string) {
  return withClient(url, STATEMENT_MS, async (client) => {
    const { rows } = await client.query(`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
        coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as local,
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`);
    return { ...v.parse(FACTS, rows[0]), version: await versionOf(client) };
  });
}
