import { Hono } from 'hono';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, type ClientEnv } from './client-address.ts';

const trustedProxies = new BlockList();
trustedProxies.addSubnet('10.0.0.0', 8);
trustedProxies.addAddress('::1', 'ipv6');

describe('the client of a request', () => {
  it('is the peer of the connection', async () => {
    expect(await clientOf('192.0.2.7')).toEqual({ address: '192.0.2.7', protocol: 'http' });
  });

  it('is the same over a dual-stack socket', async () => {
    expect(await clientOf('::ffff:192.0.2.7')).toMatchObject({ address: '192.0.2.7' });
    expect(await clientOf('::ffff:10.0.0.1', '192.0.2.7')).toMatchObject({ address: '192.0.2.7' });
  });

  it('cannot hide behind forged headers', async () => {
    expect(await clientOf('192.0.2.7', '198.51.100.1', 'https')).toEqual({
      address: '192.0.2.7',
      protocol: 'http',
    });
  });

  it('is the client that a trusted proxy names', async () => {
    expect(await clientOf('10.0.0.1', '192.0.2.7', 'https')).toEqual({
      address: '192.0.2.7',
      protocol: 'https',
    });
    expect(await clientOf('::1', '2001:db8::7')).toMatchObject({ address: '2001:db8::7' });
  });

  it('is the last address that is not a trusted proxy, whatever comes before it', async () => {
    expect(await clientOf('10.0.0.1', '198.51.100.1, 192.0.2.7, 10.9.9.9')).toMatchObject({
      address: '192.0.2.7',
    });
  });

  it.each([
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('is found in %s', async (entry, address) => {
    expect(await clientOf('10.0.0.1', entry)).toMatchObject({ address });
  });

  it.each([undefined, '', 'unknown', '192.0.2.7, nonsense', '_hidden, '])(
    'is the nearest known hop when the header says nothing usable: %s',
    async (header) => {
      expect(await clientOf('10.0.0.1', header)).toMatchObject({ address: '10.0.0.1' });
    },
  );

  it('is the farthest proxy when all are trusted', async () => {
    expect(await clientOf('10.0.0.1', '10.0.0.3, 10.0.0.2')).toMatchObject({ address: '10.0.0.3' });
  });

  it('has the protocol of the connection when the proxy sends no valid one', async () => {
    expect(await clientOf('10.0.0.1', '192.0.2.7', 'gopher')).toMatchObject({ protocol: 'http' });
    expect(await clientOf('192.0.2.7', undefined, undefined, { encrypted: true })).toMatchObject({
      protocol: 'https',
    });
  });

  it('is empty when the connection was closed already', async () => {
    expect(await clientOf(undefined)).toMatchObject({ address: '' });
  });
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
