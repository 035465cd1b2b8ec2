import { beforeAll, describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { SITE_PAGES } from '../fixtures/site-pages.ts';
import { renderPage, textOf } from '../fixtures/rendered-page.ts';

describe('every page', () => {
  const pages = new Map<string, HTMLElement>();
  beforeAll(async () => {
    for (const { path } of SITE_PAGES) pages.set(path, (await renderPage(path)).document);
  });

  test('has the one header, the one footer, the banner, the two dialogs and one heading of its own', () => {
    const parts = ['header.bar-slot', 'footer.foot', '.consent', 'dialog#join', 'dialog', 'h1'];
    const counts = Array.from(pages, ([path, page]) => [
      path,
      ...parts.map((part) => page.querySelectorAll(part).length),
    ]);
    expect(counts).toEqual(SITE_PAGES.map(({ path }) => [path, 1, 1, 1, 1, 2, 1]));
  });

  test('opens links out of the site in a new tab, keeps the opener away and says so', () => {
    const links = Array.from(pages, ([path, page]) =>
      page.querySelectorAll('a[href^=http]').map((link) => ({ path, link })),
    ).flat();
    expect(links.length).toBeGreaterThan(50);
    const careless = links.filter(
      ({ link }) =>
        link.getAttribute('target') !== '_blank' ||
        link.getAttribute('rel') !== 'noopener' ||
        !textOf(link).includes('(opens in a new tab)'),
    );
    expect(careless.map(({ path, link }) => `${path}: ${textOf(link)}`)).toEqual([]);
  });

  test('has no element of HTML in a drawing, which would not show it', () => {
    const found = Array.from(pages, ([path, page]) =>
      page.querySelectorAll('svg bdi, svg span').map((element) => `${path}: ${textOf(element)}`),
    ).flat();
    expect(found).toEqual([]);
  });

  test('shows no object in place of a text, in any attribute, title or data', async () => {
    const documents = SITE_PAGES.flatMap(({ path }) =>
      ['', '/de', '/fr', '/ar'].map((language) => renderPage(language + path)),
    );
    const wrong = (await Promise.all(documents)).filter(({ html }) => html.includes('[object Object]'));
    expect(wrong).toEqual([]);
  });

  test('embeds nothing, and loads nothing from another site', () => {
    const foreign = 'iframe, embed, object, [src*="//"], [srcset*="//"], link[rel=stylesheet][href*="//"]';
    const found = Array.from(pages, ([path, page]) =>
      page.querySelectorAll(foreign).map((element) => `${path}: ${element.toString().slice(0, 100)}`),
    ).flat();
    expect(found).toEqual([]);
  });
});

test.each(['/', '/about', '/faq', '/contact', '/pricing', '/solutions'])(
  'Book A Demo on %s leads to the scheduling page of contact.json',
  async (path) => {
    const calendly_link = 'https://calendly.com/our-team';
    const files = { 'contact.json': { consultation: { calendly_link } } };
    const demo = (await renderPage(path, { files })).document
      .querySelectorAll('main a')
      .filter((link) => textOf(link).startsWith('Book A Demo'));
    expect(demo.length).toBeGreaterThan(0);
    expect(demo.map((link) => link.getAttribute('href'))).toEqual(demo.map(() => calendly_link));
  },
);
