import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { main, noWords, tool } from '../operator/cli.ts';
import { WINDOW } from '../server/admin/admin.ts';
import { BROWSER_BUILD } from '../server/middleware/static-files.ts';
import { BUILT_PAGES, MANIFEST_FILE } from '../server/process/home-folder.ts';
import { builtAssets } from '../server/render/page-assets.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { runSite } from '../tools/run-site.ts';
import { Entries } from './edit/entries.ts';
import { EditedFolder } from './edit/files/folder.ts';
import { historyOf } from './edit/files/history.ts';
import { Overlay } from './edit/files/overlay.ts';
import { pagesBeside } from './edit/page-beside.ts';
import { editorsWindow } from './edit/window.ts';

const USAGE = `Opens a window for editing the content folder in a browser, with the page beside the form, until Ctrl+C. Prints its address,
which holds a key: only the browser that opens it may write. The site itself is at the next port. Messages go to a temporary store.
The first time it installs the window, Decap CMS, which takes two minutes and 390 MB. Listens at the three ports after PORT.

Usage: npm run edit`;

const SCRIPTS = join(import.meta.dirname, 'edit/browser');

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_values, words, { print }) {
      noWords(words);
      const { contentDir, port } = parseEnvironment(process.env);
      await install(print);
      await import('../tools/build-if-stale.ts');
      const [origin = '', siteOrigin = '', previewOrigin = ''] = [1, 2, 3].map(
        (more) => `http://127.0.0.1:${port + more}`,
      );
      const folder = new EditedFolder(contentDir);
      const history = await historyOf(folder.path);
      const overlay = new Overlay(folder.path);
      // The site's own output would hide the address of the window.
      let isOpen = false;
      await using _site = await runSite(
        { HOST: '127.0.0.1', PORT: String(port + 2), CONTENT_DIR: folder.path, PUBLIC_URL: siteOrigin },
        { endsWithThis: true, onErrors: (text) => void (isOpen && process.stderr.write(text)) },
      );
      const secret = randomBytes(24).toString('base64url');
      const window = editorsWindow({
        entries: new Entries(folder, history, overlay),
        origin,
        secret,
        siteOrigin,
        previewOrigin,
        programs: [SCRIPTS, WINDOW],
      });
      const beside = pagesBeside({
        build: await import(BUILT_PAGES),
        assets: builtAssets(BROWSER_BUILD, MANIFEST_FILE),
        content: () => overlay.latest(),
        origin: previewOrigin,
        siteOrigin,
        windowOrigin: origin,
        script: readFileSync(join(SCRIPTS, 'preview/page.js'), 'utf8'),
      });
      await using _window = await listen(window.fetch, port + 1);
      await using _beside = await listen(beside.fetch, port + 3);
      print(`Edit ${contentDir} at ${origin}/admin/?key=${secret}`);
      print(`The site is at ${siteOrigin}. Ctrl+C ends both.`);
      isOpen = true;
      await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
    },
  }),
);

async function listen(fetch: (request: Request) => Response | Promise<Response>, port: number) {
  const server = serve({ fetch, hostname: '127.0.0.1', port });
  await once(server, 'listening');
  return {
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function install(print: (text: string) => void) {
  if (existsSync(WINDOW)) return;
  print('Installing the window');
  const npm = spawn('npm', ['ci', '--prefix', 'editor/window', '--ignore-scripts', '--loglevel=error'], {
    stdio: 'inherit',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`npm ci --prefix editor/window ended with ${code}`);
}
