import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { baselinePage } from './baseline-page.ts';

/** Behind `unix:` nginx cannot be measured, and it cannot choose a port itself. */
const PORT = 3099;

interface Baseline extends AsyncDisposable {
  pid: number;
  /** Where the baseline page of a path is. */
  urlOf(path: string): string;
  /** Where a copy of the site's own HTML is. */
  copyOf(path: string): string;
}

/**
 * Serves the baseline pages of the site's pages, and copies of the pages themselves, with nginx: one worker, files
 * compressed in advance. Debian's nginx has no brotli, so it sends gzip at the highest level.
 */
export async function startBaseline(siteUrl: string, paths: readonly string[]): Promise<Baseline> {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  for (const path of paths) {
    const html = await (await fetch(siteUrl + path)).text();
    const file = path === '/' ? '/index.html' : `${path}.html`;
    writePage(join(folder, 'copy', file), html);
    writePage(join(folder, 'baseline', file), baselinePage(html, path));
  }
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('/usr/sbin/nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${PORT}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await pause(50);
  }
  return {
    pid: nginx.pid ?? 0,
    urlOf: (path) => `${url}/baseline${path}`,
    copyOf: (path) => `${url}/copy${path}`,
    async [Symbol.asyncDispose]() {
      const exited = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

function writePage(file: string, html: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
}

function configuration(folder: string): string {
  // As root, nginx would run its worker as a user who cannot read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  open_file_cache max=1000 inactive=10m; open_file_cache_valid 10m;
  types { text/html html; } charset utf-8; gzip_static on; gzip_vary on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${PORT}; root ${folder};
    location / { try_files $uri $uri.html $uri/index.html =404; add_header Cache-Control no-cache; }
  }
}`;
}
