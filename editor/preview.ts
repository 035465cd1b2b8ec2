import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { readSite } from '../site/site-content.server.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { main, tool, UsageError } from '../operator/cli.ts';
import { changedPages } from './preview/changed-pages.ts';
import { runSite } from '../tools/run-site.ts';

const USAGE = `Prints the pages that differ between the content folder and DIR, then serves DIR with a temporary store at the port after
PORT until Ctrl+C. In DIR, drafts and what a later day publishes are shown.
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
      print(`Comparing with ${contentDir}, on a second site that ends by itself:`);
      const before = await pagesOf(contentDir);
      const pages = changedPages(before, await pagesAt(site, folder, true));
      for (const { path, change, words } of pages) print(`${change.padEnd(8)} ${path}  ${words.trim()}`);
      print(pages.length === 0 ? 'No page differs' : `Pages that differ: ${pages.length}`);
      print(`${folder} is at ${site.url}`);
      await once(process, 'SIGINT');
    },
  }),
);

async function pagesOf(contentDir: string): Promise<ReadonlyMap<string, string>> {
  await using site = await runSite({ CONTENT_DIR: contentDir });
  // The site ends with this function.
  return await pagesAt(site, contentDir);
}

/** The HTML of every page in English, by path. */
async function pagesAt(
  { url }: { url: string },
  folder: string,
  showsDrafts = false,
): Promise<ReadonlyMap<string, string>> {
  const { paths } = await readSite(folder, { showsDrafts });
  return new Map(
    await Promise.all(
      Array.from(paths, async (path) => {
        const page = await (await fetch(url + path)).text();
        // Each site has a port of its own.
        return [path, page.replaceAll(new URL(url).host, '')] as const;
      }),
    ),
  );
}
