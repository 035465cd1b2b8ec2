import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../app/language/languages.ts';
import { speaker } from '../e2e/phrases.ts';
import { renderPage, textOf } from '../fixtures/rendered-page.ts';
import { SITE_PAGES } from '../fixtures/site-pages.ts';

const LONG_TEXT =
  /^(?:\/[a-z]{2})?\/(?:intel\/[a-z0-9-]+|privacy-policy|compliance|terms-of-service|data-processing)$/;

const EVERY_PAGE = SITE_PAGES.map(({ path }) => path);

/** Pages with cards, answers and a footer. */
const SOME_PAGES = ['/', '/intel', '/faq'];

/** Every link of the pages, with the path of its page. */
async function linksOf(
  code: string,
  paths: readonly string[],
): Promise<{ path: string; link: HTMLElement }[]> {
  const prefix = code === 'en' ? '' : `/${code}`;
  const pages = await Promise.all(
    paths.map(async (path) => ({
      path,
      links: (await renderPage(path === '/' ? prefix || '/' : prefix + path)).document.querySelectorAll(
        'a[href]',
      ),
    })),
  );
  return pages.flatMap(({ path, links }) => links.map((link) => ({ path, link })));
}

function isLongText(link: HTMLElement): boolean {
  return LONG_TEXT.test((link.getAttribute('href') ?? '').replace(/[?#].*/, ''));
}

test.each(LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en'))(
  'in %s every link to a text that is in English says so in its name, and no other link does',
  async (code) => {
    const mark = speaker(code)('(in English)');
    const links = await linksOf(code, code === 'de' ? EVERY_PAGE : SOME_PAGES);
    const says = ({ link }: { link: HTMLElement }) =>
      link.getAttribute('hreflang') === 'en' && textOf(link).includes(mark);
    const long = links.filter(({ link }) => isLongText(link));
    expect(long.length).toBeGreaterThan(15);
    expect(long.filter((one) => !says(one)).map(({ path, link }) => `${path}: ${textOf(link)}`)).toEqual([]);
    expect(
      links.filter((one) => !long.includes(one) && (one.link.hasAttribute('hreflang') || says(one))),
    ).toEqual([]);
  },
);

test('on an English page no link says so', async () => {
  const links = await linksOf('en', EVERY_PAGE);
  expect(
    links.filter(({ link }) => link.hasAttribute('hreflang') || textOf(link).includes('in English')),
  ).toEqual([]);
});

test('the mark can go to a line of its own, so that no long word before it overflows', async () => {
  const links = (await linksOf('hi', ['/intel'])).filter(({ link }) => link.querySelector('small'));
  expect(links.length).toBeGreaterThan(0);
  for (const { link } of links) expect(link.innerHTML).toMatch(/ <small lang="hi">\S/);
});
