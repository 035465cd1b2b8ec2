import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { EXAMPLE } from '../../site/pages/api/endpoints.ts';
import { hrefsOf, renderPage, textOf, textsOf } from '../fixtures/site/rendered-page.ts';

describe('/api', async () => {
  const main = (await renderPage('/api')).document.querySelector('main');

  test('leads back to the home page', () => {
    expect(main?.querySelector('a.back')?.getAttribute('href')).toBe('/');
  });

  test('documents the seven endpoints, each with a request that carries a bearer key', () => {
    const endpoints = main?.querySelectorAll('.endpoints article[id]') ?? [];
    expect(endpoints.map((one) => textOf(one.querySelector('h4')))).toEqual([
      'POST /api/v1/messages',
      'GET /api/v1/messages',
      'DELETE /api/v1/messages/{id}',
      'POST /api/v1/contacts',
      'GET /api/v1/contacts',
      'GET /api/v1/blockchain/verify/{hash}',
      'GET /api/v1/blockchain/status',
    ]);
    for (const one of endpoints) expect(textOf(one)).toContain('Authorization: Bearer');
    const index = main?.querySelectorAll('.endpoint-index li a').map((one) => one.getAttribute('href'));
    expect(index).toEqual(endpoints.map(({ id }) => `#${id}`));
  });

  test('sending a message takes recipient, content and encryption as JSON and answers a messageId', () => {
    const [request, response] = main?.querySelectorAll('#send-message pre').map(({ text }) => text) ?? [];
    const [, body = ''] = request?.split('\n\n') ?? [];
    expect(Object.keys(JSON.parse(body))).toEqual(['recipient', 'content', 'encryption']);
    expect(request).toContain('Content-Type: application/json');
    expect(Object.keys(JSON.parse(response ?? ''))).toEqual(['messageId']);
  });

  test('lists the fields of an endpoint with their types, and says what each holds', () => {
    const fields = main?.querySelectorAll('#send-message .fields dt').map(textOf);
    expect(fields).toEqual(['recipient', 'content', 'encryption', 'messageId']);
    const types = main?.querySelectorAll('#send-message .fields dt + dd').map(textOf);
    expect(types).toEqual(['string, required', 'string, required', 'string, required', 'string']);
    const meanings = main?.querySelectorAll('.fields .entry-note').map(textOf) ?? [];
    expect(meanings).toHaveLength(main?.querySelectorAll('.fields dt').length ?? 0);
    expect(meanings).not.toContain('');
  });

  test('says with what status an endpoint answers', () => {
    const statusOf = (id: string) => textOf(main?.querySelector(`#${id} .code > :last-child .code-top`));
    expect(statusOf('send-message')).toBe('Response 201 Created');
    expect(statusOf('delete-message')).toBe('Response 204 No Content');
  });

  test('shows ciphertext as the content of its example message, and the hash of that content', () => {
    expect(Buffer.from(EXAMPLE.message.content, 'base64').toString('base64')).toBe(EXAMPLE.message.content);
    expect(createHash('sha256').update(EXAMPLE.message.content).digest('hex')).toBe(EXAMPLE.hash);
  });

  test('begins with an example that can be copied', () => {
    const examples = main?.querySelectorAll('.quick-start > :first-child pre').map(({ text }) => text) ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(example).toContain('/api/v1/messages');
  });

  test('names what the service does', () => {
    const claims = [/blockchain/i, /end-to-end encryption/i, /Solana and Arbitrum/, /email-only basic mode/i];
    expect(claims.filter((claim) => !claim.test(textOf(main)))).toEqual([]);
  });

  test('has the rate limits and the plans of the specification', () => {
    const rates = main?.querySelectorAll('.rates .entries > div').map(textOf) ?? [];
    expect(rates).toEqual([
      'Free100 requests per hour',
      'Pro10K requests per hourAll endpoints, webhook notifications',
      expect.stringMatching(/^EnterpriseCustom.*unlimited/),
    ]);
    const [free, paid] = main?.querySelectorAll('.two-columns > div').map(textOf) ?? [];
    expect(free).toMatch(/monthly limits/i);
    expect(paid).toMatch(/unlimited messages.*priority support.*custom domains/i);
  });

  test('the site itself never calls it: every example is at a host that does not exist', () => {
    const whole = main?.innerHTML.replaceAll(/<wbr[^>]*>/g, '') ?? '';
    const hosts = whole.match(/https?:\/\/api\.[\w.-]+/g) ?? [];
    expect(new Set(hosts)).toEqual(new Set(['https://api.sealwire.example']));
  });
});

/** The ways to get help, each by its heading: the rows of the table and the tiles. */
async function support(file?: unknown, address = '/support') {
  const { document } = await renderPage(address, {
    files: file === undefined ? {} : { 'support.json': file },
  });
  const rows = document.querySelectorAll('.table tbody tr:has(td)');
  const ways = Object.fromEntries(rows.map((row) => [textOf(row.querySelector('th')), row]));
  const tiles = document
    .querySelectorAll('.tile')
    .map((tile) => [textOf(tile.querySelector('h2')), hrefOf(tile)]);
  return { document, ways, tiles };
}

const hrefOf = (part: HTMLElement | undefined) => part?.querySelector('a')?.getAttribute('href');

test('the email address of /support may break after its @ on a narrow phone', async () => {
  const { document } = await renderPage('/support');
  expect(document.querySelector('table a[href^="mailto:"] bdi')?.innerHTML).toMatch(
    /^[^@<]+@<wbr\/?>[^@<]+$/,
  );
});

describe('without destinations in support.json', () => {
  test('there are four tiles, each with a link', async () => {
    const { tiles } = await support({});
    expect(tiles).toEqual([
      ['Documentation', '/api'],
      ['FAQ', '#faq'],
      ['Live Chat', '/contact#form'],
      ['Community', '/intel'],
    ]);
  });

  test('there are three ways to a person, with what is promised and when', async () => {
    const { document, ways } = await support({});
    expect(
      document
        .querySelectorAll('tbody tr:has(td)')
        .map((row) => [textOf(row.querySelector('th')), hrefOf(row)]),
    ).toEqual([
      ['Email support', 'mailto:hello@forthright.example'],
      ['Live Chat', '/contact#form'],
      ['Phone', '/contact#form'],
    ]);
    expect(textOf(ways['Email support'])).toContain('Response within 24 hours');
    expect(textOf(ways['Live Chat'])).toContain('24/7');
    expect(textOf(ways.Phone)).toContain('Monday to Friday, 8:00 AM to 6:00 PM EST');
  });
});

test('a chat, a community and a telephone number that are set are linked where they are named', async () => {
  const file = {
    live_chat: 'https://chat.site.example/',
    community: 'https://community.site.example/',
    phone: '+1 (561) 555-0100',
  };
  const { ways, tiles } = await support(file);
  expect(hrefOf(ways['Live Chat'])).toBe(file.live_chat);
  expect(tiles).toContainEqual(['Live Chat', file.live_chat]);
  expect(tiles).toContainEqual(['Community', file.community]);
  expect(ways['Live Chat']?.querySelector('a')?.getAttribute('target')).toBe('_blank');
  expect(hrefOf(ways.Phone)).toBe('tel:+15615550100');
  expect(textOf(ways.Phone)).toContain(file.phone);
});

test.each(['chat.site.example', 'javascript:alert(1)', 'http://chat.site.example', '/contact', 5])(
  '%j is not accepted as a destination',
  async (wrong) => {
    const { ways, tiles } = await support({ live_chat: wrong, community: wrong, phone: 'call us' });
    expect(hrefOf(ways['Live Chat'])).toBe('/contact#form');
    expect(tiles).toContainEqual(['Community', '/intel']);
  },
);

test('the page is complete without support.json', async () => {
  const { ways, tiles } = await support(null);
  expect([Object.keys(ways).length, tiles.length]).toEqual([3, 4]);
});

test('there are a search box, five questions, three operational services and emergency support at any hour', async () => {
  const { document } = await support();
  expect(document.querySelectorAll('main input[type=search]')).toHaveLength(1);
  expect(document.querySelectorAll('#faq details')).toHaveLength(5);
  expect(textsOf(document, '.page-head dl > div')).toHaveLength(3);
  for (const service of textsOf(document, '.page-head dl > div')) expect(service).toContain('Operational');
  const emergency = document
    .querySelectorAll('main section')
    .find((part) => textOf(part).startsWith('Emergency support'));
  expect(textOf(emergency)).toContain('24/7');
});

test('a search finds questions and ways by every word, and a way leads on from the answers too', async () => {
  const { document } = await support(undefined, '/support?q=api%20limit');
  expect(textsOf(document, '#faq summary')).toEqual([expect.stringContaining('API requests')]);
  expect(hrefsOf(document.querySelector('#faq .entries'))).toEqual(['/api']);
  const none = (await support(undefined, '/support?q=zeppelin')).document.querySelector('#faq');
  expect(none?.querySelectorAll('details, .entries')).toEqual([]);
  expect(hrefsOf(none?.querySelector('.nothing'))).toEqual(['/support#faq', '/contact']);
});
