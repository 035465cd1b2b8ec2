import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask } from './ask.ts';
import { limitPage } from './limit-page.ts';
import { startNginx, type Nginx } from './nginx.ts';

export interface LimitSite extends Nginx {
  /** Address of the limit page with the words of the site's page at a path. */
  limitOf: (path: string) => string;
  /** Address of the very HTML that the site serves at a path. */
  sameOf: (path: string) => string;
}

/** Serves, beside the site, the limit pages of some of its addresses and copies of the pages themselves. */
export async function startLimitSite(site: string, paths: readonly string[]): Promise<LimitSite> {
  const folder = mkdtempSync(join(tmpdir(), 'limit-'));
  const style = readFileSync(new URL('limit-page.css', import.meta.url), 'utf8');
  for (const path of paths) {
    const html = (await ask(`${site}${path}`, 'identity')).body.toString('utf8');
    writePage(join(folder, 'same', fileOf(path)), html);
    writePage(join(folder, 'limit', fileOf(path)), limitPage(html, path, style));
  }
  const nginx = await startNginx(folder);
  return {
    ...nginx,
    limitOf: (path) => `${nginx.url}/limit${path}`,
    sameOf: (path) => `${nginx.url}/same${path}`,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`;
}

/** With gzip at its strongest beside it, for `gzip_static`. */
function writePage(path: string, html: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
  writeFileSync(`${path}.gz`, gzipSync(html, { level: 9 }));
}
