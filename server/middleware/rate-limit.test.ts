import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Rate } from '../settings/setting-kinds.ts';
import { createLimit, MOST_CLIENTS, refuse, type Limit } from './rate-limit.ts';

describe('the rate limit', () => {
  let now: number;
  let request: (address: string) => Promise<Response>;

  beforeEach(() => {
    now = 0;
    request = limited({ count: 2, seconds: 60 });
  });

  it('lets a client make its requests and then asks it to wait', async () => {
    expect((await request('192.0.2.1')).status).toBe(200);
    now = 20_000;
    expect((await request('192.0.2.1')).status).toBe(200);
    const refused = await request('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('40');
    expect(await refused.json()).toEqual({ error: expect.stringContaining('40 seconds') });
  });

  it('starts again when the time is over', async () => {
    for (let count = 0; count < 5; count += 1) await request('192.0.2.1');
    now = 59_999;
    expect((await request('192.0.2.1')).headers.get('Retry-After')).toBe('1');
    now = 60_000;
    expect((await request('192.0.2.1')).status).toBe(200);
  });

  it('counts an IPv6 network of one customer as one client', async () => {
    await request('2001:db8:1:2::1');
    await request('2001:0db8:0001:0002:ffff:ffff:ffff:ffff');
    expect((await request('2001:db8:1:2:3::')).status).toBe(429);
    expect((await request('2001:db8:1:3::1')).status).toBe(200);
    expect((await request('2001:db8::1')).status).toBe(200);
  });

  it('lets a client with many IPv6 networks make more requests, but not in proportion to their number', async () => {
    const answers = [];
    for (let network = 0; network < 64; network += 1) {
      answers.push((await request(`2001:db8:1:${network.toString(16)}::1`)).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(4);
    for (let network = 0; network < 64; network += 1) {
      answers.push((await request(`2001:db8:1:${network.toString(16)}00::1`)).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(8);
    expect((await request('2001:db8:2::1')).status).toBe(200);
  });

  it('remembers a bounded number of clients, the newest', async () => {
    for (let count = 0; count < 3; count += 1) await request('192.0.2.1');
    for (let client = 0; client < MOST_CLIENTS; client += 1)
      await request(`10.0.${client >> 8}.${client & 255}`);
    expect((await request('192.0.2.1')).status).toBe(200);
    expect((await request('10.0.39.15')).status).toBe(200);
    expect((await request('10.0.39.15')).status).toBe(429);
  });

  function limited(rate: Rate) {
    const limit = createLimit(rate, () => now);
    const app = new Hono();
    app.get('/:address', (c) => {
      const { address } = c.req.param();
      return limit.take(address) ? c.text('welcome') : refuse(c, limit.waitSeconds(address));
    });
    return async (address: string) => app.request(`/${address}`);
  }
});

describe('the ceiling over all messages', () => {
  let now: number;
  let ceiling: Limit;

  beforeEach(() => {
    now = 0;
    ceiling = createLimit({ count: 2, seconds: 60 }, () => now);
  });

  it('lets so many be stored and says how long the next has to wait', () => {
    expect(ceiling.take()).toBeDefined();
    now = 20_000;
    expect(ceiling.waitSeconds()).toBe(0);
    expect(ceiling.take()).toBeDefined();
    expect(ceiling.take()).toBeUndefined();
    expect(ceiling.waitSeconds()).toBe(40);
    now = 60_000;
    expect(ceiling.waitSeconds()).toBe(0);
    expect(ceiling.take()).toBeDefined();
  });

  it('does not restore a count of a window that is over', () => {
    const giveBack = ceiling.take();
    now = 60_000;
    ceiling.take();
    ceiling.take();
    giveBack?.();
    expect(ceiling.take()).toBeUndefined();
  });
});
