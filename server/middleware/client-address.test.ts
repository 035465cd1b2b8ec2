import { Hono } from 'hono';
import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress, type ClientEnv } from './client-address.ts';

const trustedProxies = new BlockList();
trustedProxies.addSubnet('10.0.0.0', 8);
trustedProxies.addAddress('::1', 'ipv6');

const PEER = { address: '192.0.2.7', protocol: 'http' };
const NEAREST = { address: '10.0.0.1', protocol: 'http' };

it.each<[what: string, asked: Parameters<typeof clientOf>, found: object]>([
  ['the peer of the connection', ['192.0.2.7'], PEER],
  ['the peer, over a dual-stack socket', ['::ffff:192.0.2.7'], PEER],
  ['the peer, whatever headers it forges', ['192.0.2.7', '198.51.100.1', 'https'], PEER],
  [
    'the peer, with the protocol of the connection',
    ['192.0.2.7', '', '', { encrypted: true }],
    { ...PEER, protocol: 'https' },
  ],
  ['who a trusted proxy names', ['10.0.0.1', '192.0.2.7', 'https'], { ...PEER, protocol: 'https' }],
  ['who a trusted proxy names, over a dual-stack socket', ['::ffff:10.0.0.1', '192.0.2.7'], PEER],
  ['who a trusted proxy names, over IPv6', ['::1', '2001:db8::7'], { ...PEER, address: '2001:db8::7' }],
  ['named without a protocol that there is', ['10.0.0.1', '192.0.2.7', 'gopher'], PEER],
  [
    'the last that is no trusted proxy, whatever comes before',
    ['10.0.0.1', '198.51.100.1, 192.0.2.7, 10.9.9.9'],
    PEER,
  ],
  [
    'the farthest proxy when all are trusted',
    ['10.0.0.1', '10.0.0.3, 10.0.0.2'],
    { ...PEER, address: '10.0.0.3' },
  ],
  ['named with a port', ['10.0.0.1', '192.0.2.7:4711'], PEER],
  ['named with a port, in IPv6', ['10.0.0.1', '[2001:db8::7]:4711'], { ...PEER, address: '2001:db8::7' }],
  ['named in IPv6 form', ['10.0.0.1', '::ffff:192.0.2.7'], PEER],
  ['the nearest hop: no header', ['10.0.0.1'], NEAREST],
  ['the nearest hop: an empty header', ['10.0.0.1', ''], NEAREST],
  ['the nearest hop: no address', ['10.0.0.1', 'unknown'], NEAREST],
  ['the nearest hop: nonsense at the end', ['10.0.0.1', '192.0.2.7, nonsense'], NEAREST],
  ['the nearest hop: nothing at the end', ['10.0.0.1', '_hidden, '], NEAREST],
  ['nobody, when the connection was closed already', [undefined], { address: '', protocol: 'http' }],
])('the client of a request is %s', async (_what, asked, found) => {
  expect(await clientOf(...asked)).toEqual(found);
});

async function clientOf(
  remoteAddress: string | undefined,
  forwardedFor?: string,
  forwardedProto?: string,
  socket = {},
) {
  const app = new Hono<ClientEnv>();
  app.use(clientAddress({ trustedProxies }));
  app.get('/', (c) => c.json(c.var.client));
  const headers = new Headers();
  if (forwardedFor !== undefined) headers.set('X-Forwarded-For', forwardedFor);
  if (forwardedProto !== undefined) headers.set('X-Forwarded-Proto', forwardedProto);
  const response = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress, ...socket } } },
  );
  return response.json();
}
