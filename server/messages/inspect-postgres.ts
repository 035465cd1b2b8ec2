import * as v from 'valibot';
import { versionOf, withClient } from './postgres.ts';

/** What a database says about itself. */
export interface PostgresFacts {
  /** Such as 150004 for 15.4. */
  server: number;
  encoding: string;
  /** `off`: a power cut can lose what was committed. */
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  /** Whether the connection is encrypted, and whether it stays on this machine. */
  encrypted: boolean;
  local: boolean;
  /** Whether this user may make tables. */
  may_create: boolean;
  /** Version of the tables; undefined when there are none. */
  version?: number;
}

const STATEMENT_MS = 5000;

/**
 * Asks a database without changing anything.
 * @throws {StoreError} when it cannot be reached.
 */
export function inspectPostgres(url: string): Promise<PostgresFacts> {
  return withClient(url, STATEMENT_MS, async (client) => {
    const { rows } = await client.query(`
      select current_setting('server_version_num')::int as server, current_setting('server_encoding') as encoding,
        current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
        current_setting('synchronous_commit') as synchronous_commit,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
        coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as local,
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`);
    return { ...v.parse(FACTS, rows[0]), version: await versionOf(client) };
  });
}

const FACTS = v.object({
  server: v.number(),
  encoding: v.string(),
  fsync: v.string(),
  full_page_writes: v.string(),
  synchronous_commit: v.string(),
  encrypted: v.boolean(),
  local: v.boolean(),
  may_create: v.boolean(),
});
