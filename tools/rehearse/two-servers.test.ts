import { existsSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '../../app/language/languages.ts';
import { TEST_ALL } from '../../tests/fixtures/effort.ts';
import { ask } from '../../tests/fixtures/front.ts';
import { NGINX } from '../../tests/fixtures/nginx.ts';
import { sendMessage } from '../../tests/fixtures/https-visitors.ts';
import { killOne, restartInTurn, startPair, type Pair } from './two-servers.ts';

/** On a busy machine. */
const LONGEST_MS = 120_000;

describe.runIf(TEST_ALL && existsSync(NGINX))('two servers behind the nginx of deploy/', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  }, LONGEST_MS);
  afterAll(() => pair.stop(), LONGEST_MS);

  it('count the messages of a client together, whatever address its header claims', async () => {
    const from = '127.0.3.1';
    const taken = [];
    for (let count = 0; count < 7; count += 1) {
      const { failure = 'taken' } = await sendMessage(pair.front, {
        from,
        headers: { 'X-Forwarded-For': `192.0.2.${count}` },
      });
      taken.push(failure);
    }
    expect(taken).toEqual([...Array.from({ length: 5 }, () => 'taken'), '429', '429']);
    expect(await sendMessage(pair.front, { from: '127.0.3.2' })).toHaveProperty('id');
  });

  it("send the visitor what the servers have compressed, in the language of the visitor's cookie", async () => {
    const languages = [];
    for (const language of ['de', 'fr', 'en', 'de']) {
      const page = await ask(pair.front, {
        path: '/pricing',
        headers: { Cookie: `${LANGUAGE_KEY}=${language}`, 'Accept-Encoding': 'gzip' },
      });
      expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Cookie' });
      languages.push(/<html[^>]* lang="(\w+)"/.exec(gunzipSync(page.body).toString())?.[1]);
    }
    expect(languages).toEqual(['de', 'fr', 'en', 'de']);
    const brotli = await ask(pair.front, { path: '/', headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
  });

  it(
    'are restarted in turn without any visitor seeing it',
    async () => {
      const { pages, messages, ...stored } = await restartInTurn(pair, 1000, 2);
      expect(pages).toEqual({ answered: expect.any(Number), failures: {} });
      expect(pages.answered).toBeGreaterThan(1000);
      expect(messages.failures).toEqual({});
      expect(messages.acknowledged.length).toBeGreaterThan(0);
      expect(stored).toEqual({ missing: 0, surplus: 0, never: 0, twice: 0 });
    },
    LONGEST_MS,
  );

  it(
    'lose no page for long and no message at all when one is killed',
    async () => {
      const { pages, messages, twice, ...stored } = await killOne(pair, 1000, 1);
      // What the server was in the middle of sending ends with it.
      expect(sum(pages.failures)).toBeLessThan(10);
      expect(messages.acknowledged.length).toBeGreaterThan(0);
      expect(stored).toEqual({ missing: 0, surplus: 0, never: 0 });
      // The mail that it was sending.
      expect(twice).toBeLessThanOrEqual(1);
    },
    LONGEST_MS,
  );

  it('leave no address of a visitor in the log of nginx', () => {
    expect(pair.front.log()).not.toMatch(/127\.0\.[13]\.|127\.2\./);
  });
});

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
