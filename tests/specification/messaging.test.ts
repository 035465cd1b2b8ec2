import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { EXAMPLE_HASH, EXAMPLE_MESSAGE } from '../../app/sections/sealwire/endpoints.ts';
import { renderPage, textOf, textsOf } from '../fixtures/rendered-page.ts';

describe('/api', () => {
  let main: HTMLElement | null;
  beforeAll(async () => {
    main = (await renderPage('/api')).document.querySelector('main');
  });

  test('leads back to the home page', () => {
    expect(main?.querySelector('a.back')?.getAttribute('href')).toBe('/');
  });

  test('documents the seven endpoints, each with a request that carries a bearer key', () => {
    const endpoints = main?.querySelectorAll('.endpoints article[id]') ?? [];
    expect(endpoints.map((one) => textOf(one.querySelector('h3')))).toEqual([
      'POST /api/v1/messages',
      'GET /api/v1/messages',
      'DELETE /api/v1/messages/{id}',
      'POST /api/v1/contacts',
      'GET /api/v1/contacts',
      'GET /api/v1/blockchain/verify/{hash}',
      'GET /api/v1/blockchain/status',
    ]);
    for (const one of endpoints) expect(textOf(one)).toContain('Authorization: Bearer');
    expect(main?.querySelectorAll('.endpoint-list a')).toHaveLength(7);
  });

  test('sending a message takes recipient, content and encryption as JSON and answers a messageId', () => {
    const [request, response] = main?.querySelectorAll('#send-message pre').map(({ text }) => text) ?? [];
    const [, body = ''] = request?.split('\n\n') ?? [];
    expect(Object.keys(JSON.parse(body))).toEqual(['recipient', 'content', 'encryption']);
    expect(request).toContain('Content-Type: application/json');
    expect(Object.keys(JSON.parse(response?.split('\n\n')[1] ?? ''))).toEqual(['messageId']);
  });

  test('shows ciphertext as the content of its example message, and the hash of that content', () => {
    expect(Buffer.from(EXAMPLE_MESSAGE.content, 'base64').toString('base64')).toBe(EXAMPLE_MESSAGE.content);
    expect(createHash('sha256').update(EXAMPLE_MESSAGE.content).digest('hex')).toBe(EXAMPLE_HASH);
  });

  test('begins with an example that can be copied', () => {
    const examples = main?.querySelectorAll('.quick-start pre').map(({ text }) => text) ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(example).toContain('/api/v1/messages');
  });

  test('names what the service does', () => {
    const claims = [/blockchain/i, /end-to-end encryption/i, /Solana and Arbitrum/, /email-only basic mode/i];
    expect(claims.filter((claim) => !claim.test(textOf(main)))).toEqual([]);
  });

  test('has the rate limits and the plans of the specification', () => {
    const rates = main?.querySelectorAll('.rates > div').map(textOf) ?? [];
    expect(rates).toEqual([
      'Free100requests per hour',
      'Pro10Krequests per hourAll endpoints, webhook notifications',
      expect.stringMatching(/^EnterpriseCustom.*unlimited/),
    ]);
    const [free, paid] = main?.querySelectorAll('.limits .twin > div').map(textOf) ?? [];
    expect(free).toMatch(/monthly limits/i);
    expect(paid).toMatch(/unlimited messages.*priority support.*custom domains/i);
  });

  test('the site itself never calls it: every example is at a host that does not exist', () => {
    const hosts = main?.innerHTML.match(/https?:\/\/api\.[\w.-]+/g) ?? [];
    expect(new Set(hosts)).toEqual(new Set(['https://api.sealwire.example']));
  });
});

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
