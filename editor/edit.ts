import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { WINDOW } from '../server/admin/admin.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { main, noWords, tool } from '../operator/cli.ts';
import { guard } from './edit/guard.ts';
import { runSite } from '../tools/run-site.ts';

const USAGE = `Starts the site with a window for editing its content folder in a browser, until Ctrl+C. Messages go to a temporary store.
The first time it installs the window, Decap CMS, which takes two minutes and 390 MB. Listens at the two ports after PORT, and at one that is free.

Usage: npm run edit`;

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_values, words, { print }) {
      noWords(words);
      const { contentDir, port: usual } = parseEnvironment(process.env);
      const [port, backendPort] = [usual + 1, usual + 2];
      await install(print);
      await import('../tools/build-if-stale.ts');
      const origin = `http://127.0.0.1:${port}`;
      const backend = spawn(process.execPath, ['editor/edit/node_modules/decap-server/dist/index.js'], {
        env: {
          MODE: 'fs',
          GIT_REPO_DIRECTORY: resolve(contentDir),
          BIND_HOST: '127.0.0.1',
          PORT: String(backendPort),
          ORIGIN: origin,
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(backend, 'exit');
      const { fetch } = guard({
        contentDir: resolve(contentDir),
        origin,
        backend: `http://127.0.0.1:${backendPort}/api/v1`,
      });
      const { promise: guardPort, resolve: listens } = Promise.withResolvers<number>();
      const front = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port: free }) => listens(free));
      try {
        await using site = await runSite({
          CONTENT_DIR: contentDir,
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: origin,
          ADMIN_BACKEND: 'proxy',
          ADMIN_REPOSITORY: `http://127.0.0.1:${await guardPort}/api/v1`,
        });
        print(`Edit ${contentDir} at ${site.url}/admin. Ctrl+C ends it.`);
        const failed = ended.then(() => {
          throw new Error(`The window's backend has ended: is port ${backendPort} free?`);
        });
        await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), failed]);
      } finally {
        front.close();
        backend.kill();
      }
    },
  }),
);

async function install(print: (text: string) => void) {
  if (existsSync(WINDOW)) return;
  print('Installing the window');
  const npm = spawn('npm', ['ci', '--prefix', 'editor/edit', '--ignore-scripts', '--loglevel=error'], {
    stdio: 'inherit',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`npm ci --prefix editor/edit ended with ${code}`);
}
