import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { SiteBuild } from '../rendering/server/pages.ts';
import { readEnvironment } from '../server/env.ts';
import { pageServices } from '../tests/fixtures/page-context.ts';
import { startSite } from '../tests/fixtures/site.ts';
import { changedPages } from './preview/changed-pages.ts';
import { terminal } from './terminal.ts';

/**
 * `npm run preview -- DIR [--port 3001]`: prints the pages that differ between the content folder and DIR, then serves DIR
 * with a temporary store. The default port is the one after `PORT`. Needs the build. Ends with Ctrl+C.
 */
const { values, positionals } = parseArgs({
  options: { port: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder || !existsSync(folder)) {
  terminal.complain('npm run preview -- DIR [--port 3001]: DIR is the folder with the other content');
  process.exit(2);
}
if (!existsSync('build/server/entry.server.js')) {
  terminal.complain('There is no build: run npm run build first');
  process.exit(2);
}

const { contentDir, port } = readEnvironment();
const build: SiteBuild = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
const pages = await changedPages(build, pageServices(contentDir), pageServices(folder));
for (const { path, change, words } of pages) terminal.print(`${change.padEnd(8)} ${path}  ${words.trim()}`);
terminal.print(pages.length === 0 ? 'No page differs' : `Pages that differ: ${pages.length}`);

const site = await startSite({ CONTENT_DIR: folder, PORT: values.port ?? String(port + 1) });
terminal.print(`${folder} is at ${site.url}`);
process.once('SIGINT', () => void site.stop());
