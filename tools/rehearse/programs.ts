import { existsSync } from 'node:fs';
import { CADDY } from '../../tests/fixtures/caddy.ts';
import { NGINX } from '../../tests/fixtures/nginx.ts';
import { postgresPrograms } from '../../tests/fixtures/postgres.ts';

/** Debian's packages of what the rehearsal needs and this machine lacks. */
export function missingForRehearsal(): string[] {
  const programs = [
    [NGINX, 'nginx-light'],
    [CADDY, 'caddy'],
    ['/usr/bin/systemd-analyze', 'systemd'],
    ['/usr/bin/strace', 'strace'],
    ['/usr/bin/docker-compose', 'docker-compose'],
    [postgresPrograms() ?? '', 'postgresql'],
  ] as const;
  return programs.filter(([program]) => !existsSync(program)).map(([, name]) => name);
}
