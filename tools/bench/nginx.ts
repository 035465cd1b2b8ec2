import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/nginx';

export interface Nginx {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Sees to it that there is an nginx, from Debian's packages where this user may install them.
 * @throws when none can be had.
 */
export function ensureNginx(): void {
  if (existsSync(PROGRAM)) return;
  console.error('There is no nginx here: installing one');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'nginx-light'], { stdio: 'inherit' });
  }
  if (!existsSync(PROGRAM)) throw new Error(`No ${PROGRAM}: install nginx`);
}

export function nginxVersion(): string {
  if (!existsSync(PROGRAM)) return 'none';
  return /nginx\/([\d.]+)/.exec(spawnSync(PROGRAM, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? 'unknown';
}

/**
 * Serves a folder of pages, precompressed, with one worker on a free port of this machine. `/faq` is `faq.html`.
 * Debian's nginx has no brotli: it sends the gzip edition that lies beside each page (`gzip_static`).
 */
export async function startNginx(folder: string): Promise<Nginx> {
  ensureNginx();
  const own = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(own, 'nginx.conf'), configuration(folder, own, port));
  const server = spawn(PROGRAM, ['-p', own, '-c', join(own, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, () => server.exitCode === null);
  const stop = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
    rmSync(own, { recursive: true, force: true });
  };
  return { url, pid: server.pid ?? 0, stop };
}

function configuration(folder: string, own: string, port: number): string {
  // Started by root, its worker would be another user, who cannot read temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}
daemon off; worker_processes 1; pid ${own}/pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=1000 inactive=10m; open_file_cache_valid 10m;
  types { text/html html; } charset utf-8; gzip_static on; gzip_vary on;
  ${folders.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location / { try_files $uri.html $uri/index.html =404; add_header Cache-Control no-cache; }
  }
}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answering(url: string, running: () => boolean): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (!running()) throw new Error('nginx did not start');
    await pause(50);
  }
}
