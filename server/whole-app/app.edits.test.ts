import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { annualPrice, monthlySaving } from '../../site/content/figures.ts';
import { LANGUAGES, type LanguageCode } from '../../site/language/languages.ts';
import { localizePath } from '../../site/language/paths/localized-path.ts';
import { copyContent } from '../../tests/fixtures/content-folder.ts';
import { TEST_ALL } from '../../tests/fixtures/effort.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { EDIT, makeEdit, type Edit } from '../../tests/fixtures/random-edits.ts';
import { PARSING, textOf } from '../../tests/fixtures/site/rendered-page.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';
import { mixedTexts } from '../../tests/fixtures/text/text-languages.ts';

const PATHS = [...SITE_PAGES.map(({ path }) => path), '/new', '/intel/new', '/nowhere'];
const FILES = [
  '/sitemap.xml',
  '/intel/feed.xml',
  '/manifest.webmanifest',
  '/healthz',
  '/data/pricing.json',
  '/data/blog.json',
];
const CODES = LANGUAGES.map(({ code }) => code);

/** Some edits, then a look at every page, in English and another language; every fourth time after a restart. */
const STEP = fc.record({
  edits: fc.array(EDIT, { minLength: 1, maxLength: 3 }),
  code: fc.constantFrom(...CODES),
});

it('no edits of files, alone or together, running or before a start, take a page away or make a claim that no file makes', async () => {
  const prices = new Set<number>();
  const made: Edit[] = [];
  const contentDir = copyContent();
  let site = await openSite({ CONTENT_DIR: contentDir });
  for (const price of pricesIn(contentDir)) prices.add(price);
  for (const [place, step] of fc.sample(STEP, TEST_ALL ? 24 : 4).entries()) {
    for (const edit of step.edits) {
      makeEdit(contentDir, edit);
      for (const price of pricesIn(contentDir)) prices.add(price);
    }
    made.push(...step.edits);
    if (place % 4 === 3) {
      await site.stop();
      site = await openSite({ CONTENT_DIR: contentDir });
    }
    await site.look();
    expect({ made, wrong: await wrongOf(site, step.code, prices) }).toEqual({ made, wrong: [] });
  }
  await site.stop();
});

/** The faults that a visitor sees, with their addresses. */
async function wrongOf(site: OpenSite, code: LanguageCode, prices: ReadonlySet<number>): Promise<unknown[]> {
  const wrong: unknown[] = [];
  const addresses = [...FILES, ...PATHS, ...PATHS.map((path) => localizePath(code, path))];
  for (const address of addresses) {
    const response = await site.fetch(address);
    const text = await response.text();
    if (response.status === 500) wrong.push([address, 500]);
    if (response.headers.get('Content-Type')?.startsWith('text/html') && TEST_ALL) {
      const language = address.startsWith(`/${code}`) ? code : 'en';
      const faults = faultsOf(parse(text, PARSING), language, prices);
      if (faults.length > 0) wrong.push([address, response.status, faults]);
    }
  }
  return wrong;
}

function faultsOf(document: HTMLElement, code: LanguageCode, prices: ReadonlySet<number>): string[] {
  for (const script of document.querySelectorAll('script')) script.remove();
  const isBlank =
    textOf(document.querySelector('h1')) === '' || textOf(document.querySelector('main')).length < 40;
  const claims = amountsOf(document).filter((amount) => !prices.has(amount));
  return [
    ...(isBlank ? ['blank'] : []),
    // Prices are looked for in English, mixed sentences in the other languages.
    ...(code === 'en' ? claims.map((amount) => `${amount}`) : mixedTexts(document, code)),
  ];
}

/** The monthly and annual prices of a folder's plans, as the page may write them. */
function pricesIn(folder: string): number[] {
  const path = join(folder, 'pricing.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const prices = Array.from(text.matchAll(/"price":\s*(\d+)/g), ([, price]) => Number(price));
  return prices.flatMap((price) => [
    price,
    annualPrice(price),
    12 * annualPrice(price),
    monthlySaving(price),
  ]);
}

function amountsOf(document: HTMLElement): number[] {
  const shown = document.querySelectorAll('.plan .price').map(textOf).join(' ');
  return Array.from(shown.matchAll(/\$([\d,]+)/g), ([, amount = '']) => Number(amount.replaceAll(',', '')));
}
