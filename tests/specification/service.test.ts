import { describe, expect, test, vi } from 'vitest';
import { readSite } from '../../site/site-content.server.ts';
import { contentData } from '../../server/downloads/content-data.ts';
import { PageCache } from '../../server/render/page-cache.ts';
import { renderPage, textOf } from '../fixtures/site/rendered-page.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

/** The addresses of requirement 2.1, with the featured article under this site's name. */
const ROUTES = [
  '/',
  '/api',
  '/intel',
  '/intel/forthright-2-0-article',
  '/intel/ai-intelligence-article',
  '/intel/advanced-analytics-article',
  '/intel/investor-engagement-article',
  '/support',
  '/solutions',
  '/about',
  '/faq',
  '/contact',
  '/pricing',
  '/showcase',
  '/showcase/silo-pharma',
  '/showcase/karbon-x',
  '/showcase/fynn-ai',
  '/showcase/international-land-alliance',
  '/solutions/public-companies',
  '/solutions/private-companies',
  '/solutions/ipo-preparation',
  '/solutions/fundraising',
  '/privacy-policy',
  '/compliance',
  '/terms-of-service',
  '/data-processing',
];

describe('the addresses', () => {
  test('of the route table are pages', async () => {
    const statuses = await Promise.all(
      ROUTES.map(async (route) => [route, (await renderPage(route)).status]),
    );
    expect(statuses).toEqual(ROUTES.map((route) => [route, 200]));
  });

  test.each([
    '/nothing',
    '/intel/other-article',
    '/showcase/nobody',
    '/solutions/none',
    '/login',
    '/account',
  ])('no page is at %s: 404, two headings and the way home', async (path) => {
    const { status, document } = await renderPage(path);
    expect(status).toBe(404);
    expect(textOf(document.querySelector('h1'))).toBe('404');
    expect(textOf(document.querySelector('main h2'))).toBe('Oops! Page not found');
    const home = document.querySelector('main a');
    expect([textOf(home), home?.getAttribute('href')]).toEqual(['Return to Home', '/']);
  });
});

test('the page that is not found lists the pages of the main menu and the prices, each with its address', async () => {
  const { document } = await renderPage('/nothing');
  const entries = document
    .querySelectorAll('.page-index li')
    .map((entry) => [
      textOf(entry.querySelector('a')),
      entry.querySelector('a')?.getAttribute('href'),
      textOf(entry.querySelector('bdi')),
    ]);
  const menu = document.querySelectorAll('.nav a').map((link) => [textOf(link), link.getAttribute('href')]);
  const listed = [...menu, ['Pricing', '/pricing']];
  expect(entries).toEqual(listed.map(([label, path]) => [label, path, path]));
  expect(entries).toHaveLength(8);
});

test('a page that fails on the server says so inside the frame, without the error itself', async () => {
  const content = Object.defineProperty({ ...(await readSite(CONTENT)) }, 'about', {
    get() {
      throw new Error('disk 7 is gone');
    },
  });
  const reportFailure = vi.fn<(error: unknown) => void>();
  const { status, document } = await renderPage('/about', {
    services: { content, reportFailure },
  });
  expect(status).toBe(500);
  expect(textOf(document.querySelector('h1'))).toBe('Unexpected Application Error!');
  expect(textOf(document.querySelector('main'))).toContain('Unexpected Server Error');
  expect(textOf(document)).not.toContain('disk 7');
  expect(document.querySelectorAll('header.bar-slot, footer.foot')).toHaveLength(2);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'disk 7 is gone' }));
});

test('every content file is served as JSON under /data/ to everybody', async () => {
  const content = await readSite(CONTENT);
  const data = contentData({
    content: { current: () => content },
    pageCache: new PageCache({ maxBytes: 1_000_000 }),
  });
  const files = ['common', 'home', 'about', 'contact', 'blog', 'showcase', 'pricing', 'support'];
  for (const file of files) {
    const response = await data.request(`/${file}.json`);
    expect([file, response.status]).toEqual([file, 200]);
    expect(await response.json()).toBeTypeOf('object');
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await data.request(`/${file}.json`, { headers })).status).toBe(304);
  }
});

test('a visitor with empty storage gets a dark page in English', async () => {
  const html = (await renderPage('/')).document.querySelector('html');
  expect([html?.getAttribute('class'), html?.getAttribute('lang')]).toEqual(['dark', 'en']);
});
