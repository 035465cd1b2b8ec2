import { describe, expect, it } from 'vitest';
import { askDoctor } from '../../tests/fixtures/doctor.ts';

const PUBLIC_URL = 'https://www.example.com';

describe('the doctor on proxies', () => {
  it('says which address a request with these headers counts as', async () => {
    const headers = [
      '--header',
      'X-Forwarded-For: 198.51.100.1, 192.0.2.7',
      '--header',
      'X-Forwarded-Proto: https',
    ];
    const { lines } = await askDoctor(['proxy', '--peer', '10.0.0.5', ...headers], {
      TRUST_PROXY: '10.0.0.0/8',
    });
    expect(lines[0]).toMatch(/^note proxy a request from 10\.0\.0\.5 .* counts as 192\.0\.2\.7, by https$/);
    const stranger = await askDoctor(['proxy', '--peer', '192.0.2.9', ...headers], {
      TRUST_PROXY: '10.0.0.0/8',
    });
    expect(stranger.lines[0]).toContain('counts as 192.0.2.9, by http');
    const network = await askDoctor(['proxy', '--peer', '2001:db8::7']);
    expect(network.lines[0]).toContain('counts as 2001:db8::7 with its /64 network, by http');
  });

  it.each([
    ['there is none', {}, 'ok proxy no proxy is trusted'],
    ['it is not trusted', { PUBLIC_URL }, 'set TRUST_PROXY=127.0.0.1,::1'],
    ['another one is trusted', { PUBLIC_URL, TRUST_PROXY: '10.0.0.1' }, 'set TRUST_PROXY=127.0.0.1,::1'],
    [
      'it is elsewhere and not trusted',
      { PUBLIC_URL, HOST: '0.0.0.0' },
      'set TRUST_PROXY to the proxy’s address',
    ],
    ['it is trusted', { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' }, 'ok proxy TRUST_PROXY names who is believed'],
    [
      'everybody is trusted',
      { PUBLIC_URL, TRUST_PROXY: '0.0.0.0/0' },
      'warning proxy TRUST_PROXY trusts everybody',
    ],
  ])('says what to do when %s', async (_case, environment: Record<string, string>, line) => {
    expect((await askDoctor(['proxy'], environment)).lines[1]).toContain(line);
  });
});
