import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ClientEnv } from '../middleware/client-address.ts';
import { hasToken, isOperator } from './operator.ts';

const TOKEN = 'a-long-random-word';
const SENT = { Authorization: `Bearer ${TOKEN}` };

interface Asked {
  peer?: string;
  host?: string;
  httpVersion?: string;
  headers?: Record<string, string>;
  token?: string;
}

const FORWARDED = 'Forwarded Via X-Real-IP X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto'.split(' ');

const CASES: [who: string, isOperator: boolean, all: Asked[]][] = [
  [
    'who asks from this machine',
    true,
    ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map((peer) => ({ peer })),
  ],
  [
    'who calls this machine by its own names',
    true,
    ['127.0.0.1:3000', 'localhost', '[::1]:3000', 'LOCALHOST:3000'].map((host) => ({ host })),
  ],
  [
    'who asks from another machine',
    false,
    ['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1', ''].map((peer) => ({ peer })),
  ],
  [
    'a page of another site whose name leads to this machine',
    false,
    ['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.0.2.1'].map((host) => ({ host })),
  ],
  [
    'a proxy on this machine that says so',
    false,
    [...FORWARDED, 'X-Forwarded-Port', 'X-Forwarded-Server'].map((name) => ({ headers: { [name]: 'a' } })),
  ],
  ['a proxy that uses HTTP/1.0 and no header of its own, as nginx did', false, [{ httpVersion: '1.0' }]],
  ['who has no token where one is set', false, [{ token: TOKEN }]],
  [
    'who has another token',
    false,
    [`Bearer ${TOKEN}x`, 'Bearer ', TOKEN, `bearer ${TOKEN}`, 'Bearer undefined', ''].map(
      (Authorization) => ({
        headers: { Authorization },
        token: TOKEN,
      }),
    ),
  ],
  ['who has a token from another machine', true, [{ peer: '192.0.2.1', headers: SENT, token: TOKEN }]],
  ['who sends a token where none is set', false, [{ peer: '192.0.2.1', headers: SENT }]],
];

test.each(['Bearer undefined', SENT.Authorization, ''])(
  '"%s" has no token when none is set',
  async (Authorization) => {
    const app = new Hono<ClientEnv>().get('/', (c) => c.json(hasToken(c, undefined)));
    expect(await (await app.request('/', { headers: { Authorization } })).json()).toBe(false);
  },
);

test.each(CASES)('%s is the operator: %s', async (_who, expected, all) => {
  for (const asked of all) expect([asked, await asks(asked)]).toEqual([asked, expected]);
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
