import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { renderPage, textOf, textsOf } from '../fixtures/rendered-page.ts';

/** The tiles and the ways to a person, each by its heading. */
async function support(file?: unknown, address = '/support') {
  const { document } = await renderPage(address, {
    files: file === undefined ? {} : { 'support.json': file },
  });
  const named = (selector: string, heading: string) =>
    Object.fromEntries(
      document.querySelectorAll(selector).map((part) => [textOf(part.querySelector(heading)), part]),
    );
  return { document, tiles: named('.resources article', 'h2'), options: named('.reach li', 'h3') };
}

const hrefOf = (part: HTMLElement | undefined) => part?.querySelector('a')?.getAttribute('href');

describe('without destinations in support.json', () => {
  test('there are four resources, each with a way on', async () => {
    const { tiles } = await support({});
    expect(Object.entries(tiles).map(([name, tile]) => [name, hrefOf(tile)])).toEqual([
      ['Documentation', '/api'],
      ['FAQ', '#faq'],
      ['Live Chat', '/contact#form'],
      ['Community', '/intel'],
    ]);
  });

  test('there are three ways to a person, with what is promised and when', async () => {
    const { options } = await support({});
    expect(Object.entries(options).map(([name, option]) => [name, hrefOf(option)])).toEqual([
      ['Email', 'mailto:hello@forthright.example'],
      ['Live chat', '/contact#form'],
      ['Phone', '/contact#form'],
    ]);
    expect(textOf(options.Email)).toContain('Response within 24 hours');
    expect(textOf(options['Live chat'])).toContain('24/7');
    expect(textOf(options.Phone)).toContain('Monday to Friday, 8:00 AM to 6:00 PM EST');
  });

  test('nothing apologizes for what is not there', async () => {
    const { document } = await support({});
    expect(textOf(document.querySelector('main'))).not.toMatch(/there is no|we keep no|not available/i);
  });
});

test('a chat, a community and a telephone number that are set are linked where they are named', async () => {
  const file = {
    live_chat: 'https://chat.site.example/',
    community: 'https://community.site.example/',
    phone: '+1 (561) 555-0100',
  };
  const { tiles, options } = await support(file);
  expect(hrefOf(tiles['Live Chat'])).toBe(file.live_chat);
  expect(hrefOf(tiles.Community)).toBe(file.community);
  expect(hrefOf(options['Live chat'])).toBe(file.live_chat);
  expect(tiles['Live Chat']?.querySelector('a')?.getAttribute('target')).toBe('_blank');
  expect(hrefOf(options.Phone)).toBe('tel:+15615550100');
  expect(textOf(options.Phone)).toContain(file.phone);
});

test.each(['chat.site.example', 'javascript:alert(1)', 'http://chat.site.example', '/contact', 5])(
  'a destination of %j is no destination',
  async (wrong) => {
    const { tiles } = await support({ live_chat: wrong, community: wrong, phone: 'call us' });
    expect(hrefOf(tiles['Live Chat'])).toBe('/contact#form');
    expect(hrefOf(tiles.Community)).toBe('/intel');
  },
);

test('the page stands without support.json', async () => {
  const { tiles } = await support(null);
  expect(Object.keys(tiles)).toHaveLength(4);
});

test('there are a search box, five questions, three operational services and emergency support at any hour', async () => {
  const { document } = await support();
  expect(document.querySelectorAll('main input[type=search]')).toHaveLength(1);
  expect(document.querySelectorAll('#faq details')).toHaveLength(5);
  expect(textsOf(document, '.status li')).toHaveLength(3);
  for (const service of textsOf(document, '.status li')) expect(service).toContain('Operational');
  expect(textOf(document.querySelector('.emergency'))).toMatch(/^24\/7\s?Emergency support/);
});
