import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { localizePath, parseLocalizedPath } from '../../site/language/paths/localized-path.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';
import { PARSING } from '../../tests/fixtures/site/rendered-page.ts';
import { TEST_ALL } from '../../tests/fixtures/effort.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { mixedTexts } from '../../tests/fixtures/text/text-languages.ts';
import { checkContent } from '../../editor/content/check-content.ts';

/** The code blocks that recipes of content/README.md tell to add, with their places. */
const BLOCKS = Array.from(
  readFileSync('content/README.md', 'utf8').matchAll(/^(`{3,})(json|markdown) (\S+) ?(\S*)\n([^]*?)\n\1$/gm),
  ([, , , file = '', list = '', body = '']) => ({ file, list, body }),
);

let site: OpenSite;

describe('the recipes of content/README.md that change something', () => {
  beforeAll(async () => {
    site = await openSite({}, () => {});
    return () => site.stop();
  });

  it('change a price and rename the platform: no page keeps the old ones, mixes languages or changes otherwise', async () => {
    const priced = (path: string) => /^(?:\/[a-z]{2})?(?:\/pricing)?\/?$/.test(path) && isRead(path);
    const withoutFigures = (page?: Page) => page?.words.replaceAll(/\d+/g, '#');
    const before = await everyPage(priced);
    await edit('pricing.json', ({ plans: [startup] }) => {
      if (startup) startup.price = 549;
    });
    const changed = [...(await everyPage(priced))].filter(
      ([path, page]) => withoutFigures(page) !== withoutFigures(before.get(path)),
    );
    expect(changed.map(([path]) => path)).toEqual([]);
    await edit('common.json', ({ branding }) => {
      branding.name = 'Plainspoken';
      branding.product = 'Wax & Twine';
    });
    const after = await everyPage(isRead);
    const kept = [...after].filter(
      ([, { words }]) =>
        /Forthright|[Ss]ealwire|SEALWIRE/.test(words) ||
        /(?<!\d)(?:499|399)(?!\d)/.test(words.replace(/\d[.,٬\s]\d{3}/g, '')),
    );
    expect(kept.map(([path]) => path)).toEqual([]);
    expect([...after].flatMap(([path, { mixed }]) => mixed.map((one) => `${path} ${one}`))).toEqual([]);
    for (const code of READ) {
      expect(after.get(localizePath(code, '/pricing'))?.words).toMatch(/549[^]*439/);
      expect(after.get(localizePath(code, '/intel'))?.words).toContain('Plainspoken');
    }
    for (const path of ['/intel/feed.xml', '/manifest.webmanifest', '/data/common.json']) {
      const file = await text(path);
      expect(file).not.toContain('Forthright');
      expect(file).toContain('Plainspoken');
    }
    expect(await text('/intel/feed.xml')).toContain('Plainspoken Team');
    expect(after.get('/intel/forthright-2-0-article')?.words).toContain('Plainspoken 2.0');
    expect(after.get('/de/api')?.words).toContain('https://api.waxtwine.example');
  });
});

describe('the recipes of content/README.md that add something', () => {
  const blockOf = (start: string) => BLOCKS.find(({ file }) => file.startsWith(start))?.body ?? '';
  const page: NewPage = JSON.parse(blockOf('pages/'));
  let before: Response;

  beforeAll(async () => {
    site = await openSite({}, () => {});
    before = await site.fetch(page.address);
    for (const block of BLOCKS) {
      if (block.file.includes('/')) writeFileSync(join(site.contentDir, block.file), `${block.body}\n`);
      else await add(block);
    }
    const article = join(site.contentDir, 'articles/advanced-analytics-article.md');
    const written = readFileSync(article, 'utf8');
    writeFileSync(article, written.replace('figure margin-of-error', 'figure votes'));
    await site.look();
    return () => site.stop();
  });

  const entryOf = (file: string): Entry => JSON.parse(blockOf(file));

  it('add a question: it is shown, and counted wherever the number of questions is named', async () => {
    const { question } = entryOf('faq.json');
    expect(textOf(await text('/faq'))).toContain(question);
    const { items }: { items: unknown[] } = JSON.parse(
      readFileSync(join(site.contentDir, 'faq.json'), 'utf8'),
    );
    const count = new RegExp(`(?<!\\d)${items.length}(?!\\d)`);
    for (const path of ['/', '/de', '/faq', '/de/faq']) expect(textOf(await text(path))).toMatch(count);
  });

  it('rename a page: its old address leads to the new one', async () => {
    const { from, to } = entryOf('redirects.json');
    const answer = await site.fetch(`/de${from}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, `/de${to}`]);
  });

  it('add an article: it has a page, a card, an entry in feed and sitemap, and a picture', async () => {
    const path = '/intel/reading-a-proxy-statement';
    const html = await text(path);
    expect(html).toContain('<h1>Reading a proxy statement</h1>');
    const image = new URL(/og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    expect((await site.fetch(image)).headers.get('content-type')).toBe('image/png');
    const list = parse(await text('/intel'));
    const cards = list.querySelectorAll('.post h3 a').map((link) => link.getAttribute('href'));
    expect(cards).toContain(path);
    expect(textOf(await text('/de/intel'))).toContain('15. Januar 2026');
    expect(await text('/intel/feed.xml')).toContain(`${path}</id>`);
    expect(await text('/sitemap.xml')).toContain(`${path}</loc><lastmod>2026-01-15`);
    expect(textOf(html)).toMatch(/3\smin read/);
  });

  it('add a drawing to an article: the article shows it, and what it says', async () => {
    const figures = parse(await text('/de/intel/advanced-analytics-article')).querySelectorAll(
      '.prose figure',
    );
    expect(figures.map((figure) => figure.text).join()).toContain('More than half');
    expect(figures.map((figure) => figure.outerHTML).join()).toContain(
      JSON.parse(blockOf('articles/figures/')).shows,
    );
  });

  it('add a company: it has a card and a page', async () => {
    const { link, company_name, page: own } = entryOf('showcase.json');
    expect(await text('/showcase')).toContain(`href="${link}"`);
    expect((await site.fetch(link)).status).toBe(200);
    expect(textOf(await text(link))).toContain(company_name);
    expect(textOf(await text(link))).toContain(own.blocks[0]?.title);
    expect(await text('/sitemap.xml')).toContain(`${link}</loc>`);
  });

  it('add a page: it is live at its address, with its sections, in the site map and in other languages', async () => {
    const { address, hero, blocks } = page;
    const answer = await site.fetch(address);
    expect([before.status, answer.status]).toEqual([404, 200]);
    const html = await answer.text();
    expect(textOf(html)).toContain(hero.title);
    expect(textOf(html)).toContain(blocks[0]?.title);
    const image = new URL(/og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    expect((await site.fetch(image)).headers.get('content-type')).toBe('image/png');
    expect(await text(`/de${address}`)).toContain('lang="de"');
    expect(await text('/sitemap.xml')).toContain(`${address}</loc>`);
  });

  it('leave no problem in the content', async () => {
    expect(await checkContent(site.contentDir)).toEqual([]);
  });
});

/** The parts of content files that recipes change. */
interface Content extends Record<string, object[] | object> {
  plans: { price: number }[];
  branding: { name: string; product: string };
}

/** The parsed code blocks of the recipes. */
interface Entry {
  from: string;
  to: string;
  question: string;
  link: string;
  company_name: string;
  page: { blocks: { title: string }[] };
}

interface NewPage {
  address: string;
  hero: { title: string };
  blocks: { title: string }[];
}

async function edit(file: string, change: (json: Content) => void): Promise<void> {
  const path = join(site.contentDir, file);
  const json: Content = JSON.parse(readFileSync(path, 'utf8'));
  change(json);
  writeFileSync(path, JSON.stringify(json));
  await site.look();
}

/** Adds a block to its list. */
function add({ file, list, body }: (typeof BLOCKS)[number]): Promise<void> {
  return edit(file, (json) => {
    const entries = json[list];
    if (Array.isArray(entries)) entries.push(JSON.parse(body));
  });
}

async function text(path: string): Promise<string> {
  return (await site.fetch(path)).text();
}

interface Page {
  /** The visible words, title and descriptions. */
  words: string;
  /** The texts that are not in the language that they are marked with. */
  mixed: string[];
}

/** The languages in which every page is read: with `npm run test:all` all of them. */
const READ = LANGUAGES.map(({ code }) => code).filter(
  (code) => TEST_ALL || ['en', 'de', 'ar'].includes(code),
);

function isRead(path: string): boolean {
  return READ.includes(parseLocalizedPath(path).language ?? DEFAULT_LANGUAGE);
}

/** The pages of the sitemap, by path. */
async function everyPage(isWanted: (path: string) => boolean): Promise<Map<string, Page>> {
  const addresses = Array.from(
    (await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  );
  const pages = new Map<string, Page>();
  for (const path of addresses.filter(isWanted)) {
    const document = parse(await text(path), PARSING);
    const { language = DEFAULT_LANGUAGE } = parseLocalizedPath(path);
    const mixed = mixedTexts(document, language);
    pages.set(path, { words: wordsOf(document), mixed });
  }
  return pages;
}

/** In Latin digits: Persian has its own. */
function textOf(html: string): string {
  return wordsOf(parse(html, PARSING));
}

function wordsOf(document: HTMLElement): string {
  for (const one of document.querySelectorAll('script:not([type="application/ld+json"]), style'))
    one.remove();
  const described = document.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content'));
  const words = [...described, document.text].join('\n');
  return words.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
}
