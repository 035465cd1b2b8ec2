import { mkdtempDisposableSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_LANGUAGES, type LanguageCode } from '../../app/language/languages.ts';
import { BUILT_PAGES, MANIFEST_FILE } from '../../server/home-folder.ts';
import { builtAssets } from '../../rendering/page-assets.ts';
import type { SiteBuild } from '../../server/pages.ts';
import { createApp } from '../../server/app.ts';
import { parseEnvironment, type Settings } from '../../server/settings.ts';
import { createLog } from '../../server/log.ts';
import { BROWSER_BUILD, staticFiles } from '../../server/middleware/static-files.ts';
import { openServices } from '../../server/services.ts';
import { headersFile, redirectsFile, type SiteFile } from './headers-file.ts';
import { siteAddresses, type SiteAddress } from './site-addresses.ts';
import { refuseForeign, writeFiles } from './write-files.ts';

interface ExportOptions extends Pick<Settings, 'contentDir' | 'backend'> {
  directory: string;
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** All, unless a test exports fewer. */
  languages?: readonly LanguageCode[];
  /** Called for each line about what is wrong with the content. */
  warn: (line: string) => void;
}

/** Pages asked for at once: enough to compress one while the next is rendered. */
const AT_ONCE = 4;

/**
 * Asks the app for every address and writes the answers to a folder, as a static host needs them. Needs the build. Nothing
 * is written unless every page can be rendered.
 * @throws when the folder holds other files
 */
export async function exportSite({
  directory,
  origin,
  contentDir,
  backend,
  languages = PUBLIC_LANGUAGES.map(({ code }) => code),
  warn,
}: ExportOptions) {
  refuseForeign(directory);
  const build: SiteBuild = await import(BUILT_PAGES);
  using data = mkdtempDisposableSync(join(tmpdir(), 'export-'));
  const environment = parseEnvironment({ PUBLIC_URL: origin, DATA_DIR: data.path });
  const settings = { ...environment, contentDir, backend };
  const services = await openServices(settings, { ...createLog(warn), info() {} });
  try {
    const app = createApp({ ...services, origin }, async () => build, {
      assetsOf: builtAssets(BROWSER_BUILD, MANIFEST_FILE),
      files: staticFiles({ root: BROWSER_BUILD }),
      isStatic: true,
    });
    const incoming = new IncomingMessage(new Socket());
    const bindings = { incoming, outgoing: new ServerResponse(incoming) };
    const site = new Map<string, SiteFile>();
    const queue = (await siteAddresses(services.content, Object.keys(build.RESOURCES), languages)).values();
    await Promise.all(Array.from({ length: AT_ONCE }, askForAll));
    const redirects = await services.content.redirects();
    const files = new Map([
      ...Array.from(site, ([name, { body }]) => [name, body] as const),
      ['_headers', Buffer.from(headersFile(site))],
      ['_redirects', Buffer.from(redirectsFile(redirects))],
      // GitHub Pages otherwise leaves out files whose names begin with a dot.
      ['.nojekyll', Buffer.alloc(0)],
    ]);
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    writeFiles(directory, files, Date.now());
    return { files: files.size, bytes };

    async function askForAll() {
      for (const address of queue) {
        const file = await ask(address);
        for (const name of address.files) if (file) site.set(name, file);
      }
    }

    /** Undefined for a file that the site may lack. */
    async function ask({ url, isPage, status: expected, isOptional }: SiteAddress) {
      // Nothing could receive the reports of the scripts that measure. With this header they are empty.
      const asked = url.startsWith('/insights/') ? { 'Sec-GPC': '1' } : undefined;
      const { status, headers, ...rest } = await answerOf(new Request(origin + url, { headers: asked }));
      if (status === 404 && isOptional) return undefined;
      if (status !== expected) throw new Error(`${url} cannot be exported: the site answers ${status}`);
      return { ...rest, headers, isPage };
    }

    async function answerOf(request: Request) {
      const response = await app.fetch(request, bindings);
      const { status, headers } = response;
      return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
    }
  } finally {
    await services.close();
  }
}
