import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '../tests/fixtures/site.ts';

let site: Site;
beforeAll(async () => {
  const clock = resolve('tests/fixtures/new-year.ts');
  site = await startSite({ NODE_OPTIONS: `--import=${clock}` });
});
afterAll(() => site.stop());

const get = async (path: string, headers = {}) => {
  const response = await fetch(site.url + path, { headers });
  return { status: response.status, etag: response.headers.get('ETag'), text: await response.text() };
};

it('shows no year, day or date of yesterday in a page or file that somebody asked for before', async () => {
  const paths = ['/', '/fr', '/tools/filing-dates', '/tools/filing-dates/reports.ics'];
  const before = await Promise.all(paths.map((path) => get(path)));
  expect(before[0]?.text).toContain('© 2026');
  process.kill(site.pid, 'SIGUSR2');
  await expect.poll(async () => (await get('/pricing')).text).toContain('© 2027');
  const after = await Promise.all(paths.map((path) => get(path)));
  expect(after[0]?.text).toContain('© 2027');
  expect(after[1]?.text).toContain('2027');
  expect(after[2]?.text).toContain('2027-12-31');
  expect(after[3]?.text).not.toBe(before[3]?.text);
  // A visitor who has the page gets the new one.
  expect((await get('/', { 'If-None-Match': before[0]?.etag ?? '' })).status).toBe(200);
  expect((await get('/', { 'If-None-Match': after[0]?.etag ?? '' })).status).toBe(304);
});
