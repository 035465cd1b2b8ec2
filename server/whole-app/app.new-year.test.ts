import { expect, it, onTestFinished, vi } from 'vitest';
import { openSite } from '../../tests/fixtures/site/open-site.ts';

it('shows yesterday’s year, day or date on no page and in no file that was requested before', async () => {
  // The last hour of the year in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 4) });
  const site = await openSite();
  onTestFinished(site.stop);
  const get = async (path: string, headers = {}) => {
    const response = await site.fetch(path, { headers });
    return { status: response.status, etag: response.headers.get('ETag'), text: await response.text() };
  };
  const paths = ['/', '/fr', '/tools/filing-dates', '/tools/filing-dates/reports.ics'];
  const before = await Promise.all(paths.map((path) => get(path)));
  expect(before[0]?.text).toContain('© 2026');
  vi.setSystemTime(Date.UTC(2027, 0, 1, 5));
  const after = await Promise.all(paths.map((path) => get(path)));
  expect(after[0]?.text).toContain('© 2027');
  expect(after[1]?.text).toContain('2027');
  expect(after[2]?.text).toContain('2027-12-31');
  expect(after[3]?.text).not.toBe(before[3]?.text);
  // A visitor who has the page gets the new one.
  expect((await get('/', { 'If-None-Match': before[0]?.etag ?? '' })).status).toBe(200);
  expect((await get('/', { 'If-None-Match': after[0]?.etag ?? '' })).status).toBe(304);
});
