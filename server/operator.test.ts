import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ClientEnv } from './middleware/client-address.ts';
import { isOperator } from './operator.ts';

const TOKEN = 'a-long-random-word';

interface Asked {
  peer?: string;
  host?: string;
  httpVersion?: string;
  headers?: Record<string, string>;
  token?: string;
}

describe('the operator', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'is who asks from this machine: %s',
    async (peer) => {
      expect(await asks({ peer })).toBe(true);
    },
  );

  it.each(['127.0.0.1:3000', 'localhost', '[::1]:3000', 'LOCALHOST:3000'])(
    'calls this machine by its own names: %s',
    async (host) => {
      expect(await asks({ host })).toBe(true);
    },
  );

  it.each(['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1', ''])(
    'is nobody who asks from another machine: %s',
    async (peer) => {
      expect(await asks({ peer })).toBe(false);
    },
  );

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.0.2.1'])(
    'is no page of another site whose name leads to this machine: %s',
    async (host) => {
      expect(await asks({ host })).toBe(false);
    },
  );

  it.each([
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded-Server',
  ])('is no proxy on this machine, which says so by %s', async (name) => {
    expect(await asks({ headers: { [name]: 'a' } })).toBe(false);
  });

  it('is not a proxy on this machine without a header of its own that uses HTTP/1.0, as nginx did', async () => {
    expect(await asks({ httpVersion: '1.0' })).toBe(false);
  });

  it('needs the token once one is set', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect(await asks({ token: TOKEN })).toBe(false);
    expect(await asks({ peer: '192.0.2.1', headers, token: TOKEN })).toBe(true);
    expect(await asks({ peer: '192.0.2.1', headers })).toBe(false);
  });
});

async function asks({
  peer = '127.0.0.1',
  host = 'localhost',
  httpVersion = '1.1',
  headers,
  token,
}: Asked): Promise<boolean> {
  const app = new Hono<ClientEnv>();
  app.get('/', (c) => c.json(isOperator(c, token)));
  const incoming = { httpVersion, socket: { remoteAddress: peer } };
  return (await app.request(`http://${host}/`, { headers }, { incoming })).json();
}
