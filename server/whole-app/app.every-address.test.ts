import { beforeAll, expect, it } from 'vitest';
import { localizePath, parseLocalizedPath } from '../../site/language/paths/localized-path.ts';
import { LANGUAGES, tagOf } from '../../site/language/languages.ts';
import { isEnglishOnly } from '../../site/routes.ts';
import { TEST_ALL } from '../../tests/fixtures/effort.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';

/**
 * Characters that no keyboard writes and no source holds: no-break and other spaces, the soft hyphen, word joiner,
 * marks and isolates of direction, the no-break hyphen, also as entities. A file for spreadsheets may begin with
 * U+FEFF.
 */
const UNWRITTEN =
  /(?! )\p{Zs}|[\u00AD\u061C\u200B\u200E\u200F\u2011\u2028-\u202E\u2060-\u2069]|.\uFEFF|&(?:nbsp|shy|[lr]lm|#x?(?:a0|ad|160|173|20[0-6][0-9a-f]|82\d\d);)/giu;

const FILES = ['reports.ics', 'ownership.ics', 'reports.csv', 'ownership.csv'].map(
  (name) => `/tools/filing-dates/${name}`,
);
const ONCE = ['/intel/feed.xml', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt'];
const PATHS = SITE_PAGES.map(({ path }) => path);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
  return () => site.stop();
});

const texts = new Map<string, Promise<string>>();

async function text(address: string): Promise<string> {
  const known = texts.get(address) ?? site.fetch(address).then((response) => response.text());
  texts.set(address, known);
  return known;
}

/** Languages differ by their dictionaries and formats, so in most of them only pages with figures and dates are read. */
const KINDS = ['/', '/pricing', '/tools/filing-dates'];

it.each(LANGUAGES.filter(({ code }) => TEST_ALL || ['en', 'de', 'ar', 'ja'].includes(code)))(
  'in $code each page names its own address, or the English one of a long text, and has no character that nobody wrote',
  async ({ code }) => {
    const faults: string[] = [];
    for (const path of TEST_ALL || ['en', 'de'].includes(code) ? PATHS : KINDS) {
      const own = localizePath(code, path);
      const { status, headers } = await site.fetch(own);
      const html = await text(own);
      const canonical = site.url + (isEnglishOnly(path) ? path : own);
      const isRight =
        status === 200 &&
        html.includes(`<html lang="${tagOf(code)}"`) &&
        html.includes(`<link rel="canonical" href="${canonical}"/>`) &&
        html.includes(`property="og:url" content="${canonical}"`) &&
        // A reader of another language may request an English page.
        (code === 'en' || headers.get('Vary') === 'Accept-Encoding');
      if (!isRight) faults.push(`${own}: ${status}`);
      faults.push(...unwrittenIn(html).map((found) => `${own}: ${found}`));
    }
    const files = TEST_ALL || code === 'en' ? FILES : FILES.slice(0, 1);
    const addresses = ['/no-such-page', ...files].map((path) => localizePath(code, path));
    for (const address of code === 'en' ? [...addresses, ...ONCE] : addresses) {
      const written = await text(address);
      if (written.length <= 20) faults.push(`${address} is empty`);
      faults.push(...unwrittenIn(written).map((found) => `${address}: ${found}`));
    }
    expect(faults).toEqual([]);
  },
);

function unwrittenIn(written: string): string[] {
  return Array.from(written.matchAll(UNWRITTEN), ({ index }) => written.slice(index - 20, index + 20));
}

it('every page has its own title, description and card', async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PATHS) {
    const html = await text(path);
    const tag = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    titles.add(tag('og:title'));
    descriptions.add(tag('description'));
    expect(html).toContain(`<title>${tag('og:title')}</title>`);
    expect((await site.fetch(tag('og:image'))).headers.get('Content-Type')).toBe('image/png');
  }
  expect(titles.size).toBe(PATHS.length);
  expect(descriptions.size).toBe(PATHS.length);
});

it('every page is at most two clicks from home, and every link inside the site leads somewhere', async () => {
  const linksOf = async (path: string) =>
    Array.from((await text(path)).matchAll(/<a[^>]*\shref="(\/[^"]*)"/g), ([, href = '']) =>
      // A file of dates needs its query.
      /\.(?:ics|csv)\?/.test(href) ? href.replaceAll('&amp;', '&') : href.replace(/[#?].*/, ''),
    );
  // Each page also links to its other languages, whose pages link to the same ones.
  const inEnglish = async (path: string) =>
    (await linksOf(path)).filter((link) => parseLocalizedPath(link).language === undefined);
  const first = new Set(await inEnglish('/'));
  const second = new Set(first);
  for (const path of first) for (const link of await inEnglish(path)) second.add(link);
  expect(PATHS.filter((path) => !second.has(path))).toEqual([]);
  const all = new Set([...second, ...(await linksOf('/about'))]);
  for (const path of second) for (const link of await inEnglish(path)) all.add(link);
  const statuses = await Promise.all([...all].map(async (path) => [path, (await site.fetch(path)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

it('sitemap, robots and manifest answer, and the manifest names icons that are there', async () => {
  expect(await text('/robots.txt')).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect((await site.fetch('/sitemap.xml')).headers.get('Content-Type')).toContain('xml');
  const { icons }: { icons: { src: string; type: string }[] } = JSON.parse(
    await text('/manifest.webmanifest'),
  );
  for (const { src, type } of icons)
    expect((await site.fetch(src)).headers.get('Content-Type')).toContain(type);
});

it('unknown codes, language prefixes before files, and doubly escaped paths are unknown addresses', async () => {
  for (const path of ['/xx/pricing', '/en/pricing', '/de/robots.txt', '/de/nothing', '/%2563ontact'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
  expect(await text('/de/nothing')).toContain('<html lang="de"');
});

it.each([
  ['/CoNtAcT?a=1', '/contact?a=1'],
  ['/contact////', '/contact'],
  ['/%63ontact', '/contact'],
  ['/DE/Pricing/', '/de/pricing'],
  ['/de/', '/de'],
])('a page has one address: %s leads to %s', async (path, location) => {
  const { status, headers } = await site.fetch(path, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([308, location]);
});
