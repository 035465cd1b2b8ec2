import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, expect, it } from 'vitest';
import { checkout } from '../fixtures/site/checkout.ts';
import { hrefsOf } from '../fixtures/site/rendered-page.ts';
import { startSite } from '../fixtures/site/site.ts';

/** Pages with an island, with nothing but a schema, and with a tool, and the paths of the pages that stay. */
const DELETED = ['support', 'about', 'read-a-draft'];
const GONE = ['/support', '/about', '/tools/read-a-draft'];
const STAYING = ['/', '/pricing', '/tools/filing-dates', '/solutions/fundraising', '/de/faq'];

/** Three pages are deleted as README.md says: a folder, a row of each table, a content file. */
const copy = checkout();

beforeAll(() => {
  for (const page of DELETED) {
    rmSync(join(copy, 'site/pages', page), { recursive: true });
    rmSync(join(copy, `content/${page}.json`));
    withoutLines('site/routes.ts', `page: '${page}'`);
    withoutLines('site/schemas.ts', `'./pages/${page}/`);
    withoutLines(
      'site/schemas.ts',
      `${page.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())}Content,`,
    );
  }
});

it('the rest of the site has the right types', () => {
  expect(run('node_modules/typescript/bin/tsc')).toEqual({ status: 0, output: '' });
});

it('the rest of the site is built and served, and its parts in code link to none of them', async () => {
  expect(run('tools/build.ts')).toMatchObject({ status: 0 });
  await using site = await startSite({ CONTENT_DIR: join(copy, 'content') }, () => {}, copy);
  const statusOf = async (path: string) => [path, (await fetch(site.url + path)).status];
  expect(await Promise.all(GONE.map(statusOf))).toEqual(GONE.map((path) => [path, 404]));
  expect(await Promise.all(STAYING.map(statusOf))).toEqual(STAYING.map((path) => [path, 200]));
  const home = parse(await (await fetch(site.url)).text());
  const links = [...(hrefsOf(home, 'main a') ?? []), ...(hrefsOf(home, '.foot-more a') ?? [])];
  expect(links).toContain('/tools/filing-dates');
  expect(links.filter((link) => GONE.includes(link?.replace(/#.*/, '') ?? ''))).toEqual([]);
});

it('check:content names the links of the content to them', () => {
  expect(run('editor/check-content.ts').output).toMatch(/common\.json.*\/about/);
});

function run(program: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Deletes the lines that contain a text. There is at least one. */
function withoutLines(file: string, text: string): void {
  const path = join(copy, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const left = lines.filter((line) => !line.includes(text));
  expect(left.length, `${file}: ${text}`).toBeLessThan(lines.length);
  writeFileSync(path, left.join('\n'));
}
