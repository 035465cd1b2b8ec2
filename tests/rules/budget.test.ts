import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import budget from '../../budget.json' with { type: 'json' };
import { MANIFEST_FILE } from '../../server/process/home-folder.ts';
import { compress } from '../../server/render/response/compression.ts';
import { openSite, type OpenSite } from '../fixtures/site/open-site.ts';
import { SITE_PAGES } from '../fixtures/site/site-pages.ts';

const CLIENT = 'build/client';

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test.each(SITE_PAGES)('$path stays within budget.json', async ({ path }) => {
  const html = await (await site.fetch(path)).text();
  const scripts = [...scriptsOf(html)];
  expect(scripts).not.toEqual([]);
  const js = bytesOf(scripts);
  // As compressed for the first request; later requests get a smaller body.
  const all = js + bytesOf(fontsOf(html)) + (await compress(Buffer.from(html), 'br')).length;
  expect(js).toBeLessThanOrEqual(budget.js);
  expect(all).toBeLessThanOrEqual(path === '/' ? budget.home : budget.all);
});

test.each(Object.entries(budget.islands))('the scripts %s are within budget.json', (name, limit) => {
  const files = globSync(`${CLIENT}/assets/${name}-*.js`);
  expect(files).not.toEqual([]);
  expect(bytesOf(files.map((file) => relative(CLIENT, file)))).toBeLessThanOrEqual(limit);
});

test.each(globSync('site/browser/**/*.ts').filter((name) => manifest[name]))(
  '%s comes without React',
  (name) => {
    const files = [...scriptsOf(`/${manifest[name]?.file}`)];
    expect(files.filter((file) => /\/islands-/.test(file))).toEqual([]);
  },
);

/** Bytes of the files that browsers receive: the brotli version if there is one. */
function bytesOf(paths: Iterable<string>): number {
  return Array.from(paths, (path) => {
    const file = join(CLIENT, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }).reduce((sum, size) => sum + size, 0);
}

/**
 * The URLs of the scripts that a page loads at its start: those that its HTML names, in tags or in the boot script, and
 * everything that they import statically, directly or not. Dynamic imports (`import()`) are not included.
 */
function scriptsOf(html: string): ReadonlySet<string> {
  const found = new Set(Array.from(html.matchAll(/\/assets\/[\w.~-]+\.js\b/g), ([path]) => path));
  // Iterating a Set also visits the entries that are added meanwhile.
  for (const path of found) {
    for (const name of chunks.get(path)?.imports ?? []) found.add(`/${manifest[name]?.file}`);
  }
  return found;
}

/** The URLs of the fonts that a page in English may load. */
function fontsOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/\/assets\/\w+-basic-latin-[\w~-]+\.woff2\b/g), ([path]) => path));
}
