import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readSite } from '../../site/site-content.server.ts';
import { createQueue } from '../render/queue.ts';
import { filingDates } from './filing-dates.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

const BODY = '/tools/filing-dates/reports.csv?end=2025-12-31&status=other';

const content = await readSite(CONTENT);

function createSite() {
  const app = new Hono<ClientEnv>();
  const services = {
    content: { current: () => content },
    origin: 'https://www.site.example',
    now: () => Date.UTC(2026, 10, 22),
    queries: createQueue(),
  };
  return app.route('/', filingDates(services));
}

test('a spreadsheet has the dates of the company in its address', async () => {
  const response = await createSite().request(BODY);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="filing-dates-reports.csv"');
  expect((await response.text()).split('\r\n')[1]).toContain('2026-03-31,2026-04-01,2026-04-15');
});

test('a calendar names this site in its UIDs and is the same for the same address', async () => {
  const site = createSite();
  const ask = async () => (await site.request('/tools/filing-dates/ownership.ics?end=2026-12-31')).text();
  expect(await ask()).toContain('UID:13f-2026-12-31@www.site.example\r\n');
  expect(await ask()).toBe(await ask());
});

test('is neither cached nor indexed by search engines', async () => {
  const { headers } = await createSite().request(BODY);
  expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex']);
});

test.each(['reports.ics', 'reports.csv', 'ownership.ics', 'event.ics', 'meeting.ics'])(
  '%s refuses a value that is not valid in one line of plain text',
  async (file) => {
    const response = await createSite().request(`/tools/filing-dates/${file}?end=2025-02-30&status=<b>`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      'end="2025-02-30" is not valid. Allowed: a day from 2019-01-01 to 2035-12-31.',
    );
  },
);

test.each([
  ['event.ics?event=2.02', 'day is missing. Allowed: a day from 2019-01-01 to 2035-12-31.'],
  ['event.ics?day=2026-03-02', 'event is missing. Allowed: 1.01, 1.02,'],
  ['meeting.csv', 'meeting is missing.'],
  [
    'event.ics?event=6-k&day=2026-03-02&issuer=foreign',
    'event="6-k" has no date. Allowed: with issuer=foreign form-3, form-4,',
  ],
  ['event.ics?event=2.02&day=2026-03-02&issuer=foreign', 'event="2.02" has no date.'],
  ['event.ics?event=1.05&day=2023-12-17', 'day="2023-12-17" has no date. Allowed: days from 2023-12-18 on.'],
  ['meeting.ics?meeting=2027-05-20&issuer=foreign', 'issuer="foreign" has no date. Allowed: domestic.'],
  ['meeting.ics?meeting=2027-05-20&shares=neither', 'shares="neither" has no date.'],
  ['ownership.ics?shares=neither', 'shares="neither" has no date. Allowed: listed, registered.'],
  [
    'reports.ics?end=2025-12-31&quarters=weeks-1',
    'quarters="weeks-1" is not valid for a year that ends on 2025-12-31. Allowed: months, own.',
  ],
])('%s is refused instead of being empty or guessed', async (path, line) => {
  const response = await createSite().request(`/tools/filing-dates/${path}`);
  expect(response.status).toBe(400);
  expect((await response.text()).startsWith(line)).toBe(true);
});

test('a file says which default was assumed, and does not mention values that were given', async () => {
  const ask = async (path: string) =>
    (await (await createSite().request(`/tools/filing-dates/${path}`)).text()).replaceAll('\r\n ', '');
  const event = 'event.ics?event=7.01&day=2026-03-02';
  expect(await ask(event)).toContain('No time was entered: 12:00 in New York is assumed.');
  expect(await ask(`${event}&time=12:00`)).not.toContain('assumed');
  expect(await ask('event.ics?event=2.02&day=2026-03-02')).not.toContain('assumed');
  const meeting = 'meeting.csv?meeting=2027-05-20';
  const assumed = (await ask(meeting)).match(/[^·",]* is assumed/g)?.map((one) => one.trim());
  expect([...new Set(assumed)]).toEqual([
    'No day was entered for last year’s proxy statement: 2026-04-09 is assumed',
    'No day was entered for last year’s meeting: 2026-05-20 is assumed',
    'No record date was entered: 2027-03-26 is assumed',
  ]);
  expect(await ask(`${meeting}&sent=2026-04-09&record=2027-03-26&last=2026-05-20`)).not.toContain('assumed');
});

test('each date that is counted from a further year of 52 weeks says so in both files', async () => {
  const FURTHER = /Each further year is counted with 52 weeks/g;
  for (const file of ['reports.csv', 'reports.ics']) {
    const ask = async (query: string) =>
      (await (await createSite().request(`/tools/filing-dates/${file}?${query}`)).text())
        .replaceAll('\r\n ', '')
        .match(FURTHER) ?? [];
    expect(await ask('end=2024-12-28&years=3')).toHaveLength(14);
    expect(await ask('end=2024-12-31&years=3')).toEqual([]);
  }
});

test('Japanese texts are not joined with a Latin period', async () => {
  for (const file of ['reports.csv', 'reports.ics']) {
    const response = await createSite().request(`/ja/tools/filing-dates/${file}?end=2026-12-31`);
    expect((await response.text()).replaceAll('\r\n ', '')).not.toMatch(/[\u3040-\u9FFF）]\. /);
  }
});

test('the event and the meeting have calendars', async () => {
  const ask = async (path: string) => (await createSite().request(`/tools/filing-dates/${path}`)).text();
  expect(await ask('event.ics?event=2.02&day=2024-12-20')).toContain('DTSTART;VALUE=DATE:20241230');
  expect(await ask('meeting.ics?meeting=2027-05-20')).toContain('DTSTART;VALUE=DATE:20270409');
});

test.each([
  '/xx/tools/filing-dates/reports.csv',
  '/tools/filing-dates/other.csv',
  '/tools/filing-dates/reports.pdf',
])('there is no %s', async (path) => {
  expect((await createSite().request(path)).status).toBe(404);
});
