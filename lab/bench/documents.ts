import type { Site } from '../../tests/fixtures/site/site.ts';
import { pathsOf } from '../every-page.ts';
import { compared, type BenchOptions, type Rows } from './measure.ts';

/** Bytes of every document in every language, as a browser first receives it, compared with another site if there is one. */
export async function measureDocuments({ sites }: BenchOptions): Promise<Rows> {
  const [here] = sites;
  if (!here) return [];
  const paths = await pathsOf(here.url);
  const byPage = Map.groupBy(paths, (path) => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/');
  const rows: Rows = [];
  for (const [page, addresses] of byPage) {
    const sizes = await Promise.all(sites.map((site) => bytesOf(site, addresses)));
    const [own = [], others = []] = sizes;
    rows.push({
      Page: page,
      languages: addresses.length,
      'bytes in English': compared(sizes.map((ofSite) => ofSite[addresses.indexOf(page)] ?? NaN)),
      largest: compared(sizes.map((ofSite) => Math.max(...ofSite))),
      'grows by at most':
        others.length > 0 ? Math.max(...own.map((bytes, at) => bytes - (others[at] ?? NaN))) : '',
    });
    console.error(`  ${page}`);
  }
  return rows;
}

/** With brotli. */
async function bytesOf({ url }: Site, paths: readonly string[]): Promise<number[]> {
  const sizes: number[] = [];
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url + path}: ${response.status}`);
    sizes.push(Number(response.headers.get('Content-Length')));
  }
  return sizes;
}
