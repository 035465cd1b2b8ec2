import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { BUILT_PAGES } from '../server/process/home-folder.ts';
import type { SiteBuild } from '../server/render/pages.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import type { Content } from '../site/schemas.ts';
import { readSite } from '../site/site-content.server.ts';
import { main, tool, UsageError } from '../operator/cli.ts';
import { runSite } from '../tools/run-site.ts';
import { changedPages } from './preview/changed-pages.ts';
import { htmlOf } from './rendered-page.ts';

const USAGE = `Prints the pages that differ between the content folder and DIR, then serves DIR with a temporary store at the port after
PORT until Ctrl+C. In DIR, drafts and texts of later days are shown.
Needs the build.

Usage: npm run preview -- DIR`;

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_values, [folder], { print }) {
      if (!folder || !existsSync(folder)) throw new UsageError('DIR is the folder with the other content');
      const { contentDir, port } = parseEnvironment(process.env);
      await using site = await runSite({
        CONTENT_DIR: folder,
        SHOW_DRAFTS: 'yes',
        PORT: String(port + 1),
      });
      print(`Comparing with ${contentDir}:`);
      const build: SiteBuild = await import(BUILT_PAGES);
      const before = pagesOf(build, await readSite(contentDir));
      const after = pagesOf(build, await readSite(folder, { showsDrafts: true }));
      const pages = changedPages(before, after);
      for (const { path, change, words } of pages) print(`${change.padEnd(8)} ${path}  ${words.trim()}`);
      print(pages.length === 0 ? 'No page differs' : `Pages that differ: ${pages.length}`);
      print(`${folder} is at ${site.url}`);
      await once(process, 'SIGINT');
    },
  }),
);

function pagesOf(build: SiteBuild, content: Content): ReadonlyMap<string, string> {
  return new Map(Array.from(content.paths, (path) => [path, htmlOf(build, path, content)]));
}
