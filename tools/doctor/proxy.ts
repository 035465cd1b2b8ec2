import { isIP, isIPv6 } from 'node:net';
import { Hono } from 'hono';
import type { Settings } from '../../server/env.ts';
import { clientAddress, isTrusted, type ClientEnv } from '../../server/middleware/client-address.ts';
import { isOwnName } from '../../server/operator.ts';
import { note, ok, warning, type Check } from './check.ts';

/** A visitor's address for examples (RFC 5737). */
const VISITOR = '203.0.113.7';

/** This server speaks http only, so where PUBLIC_URL is https there is a proxy. */
const SHARED = 'the proxy that speaks https is not trusted, so all visitors share the limits of one';

/** Which client address the server would count a request under. */
export const proxyCheck: Check = {
  needs: ['TRUST_PROXY', 'HOST', 'PUBLIC_URL'],
  limitMs: 5000,
  async run({ settings, options: { peer, headers } }) {
    const sent = new Headers(headers);
    if ([...sent].length === 0) sent.set('X-Forwarded-For', VISITOR);
    const from = peer ?? (isIP(settings.host) && isOwnName(settings.host) ? settings.host : '127.0.0.1');
    const { address, protocol } = await clientOf(settings, from, sent);
    const shown = [...sent].map(([name, value]) => `${name}: ${value}`).join(', ');
    const findings = [
      note(
        `a request from ${from} with “${shown}” counts as ${address}${isIPv6(address) ? ' with its /64 network' : ''}, by ${protocol}`,
      ),
    ];
    const { trustedProxies: proxies, secure, host } = settings;
    if (isTrusted(proxies, VISITOR)) {
      const mend = 'name the proxies only';
      findings.push(warning(`TRUST_PROXY trusts everybody, so any visitor can choose an address: ${mend}`));
    } else if (secure && isOwnName(host) && !isTrusted(proxies, from)) {
      findings.push(warning(`${SHARED}: set TRUST_PROXY=127.0.0.1,::1`));
    } else if (secure && proxies.rules.length === 0) {
      findings.push(warning(`${SHARED}: set TRUST_PROXY to the proxy’s address`));
    } else {
      findings.push(
        ok(proxies.rules.length > 0 ? 'TRUST_PROXY names who is believed' : 'no proxy is trusted'),
      );
    }
    return findings;
  },
};

/** Asks the server's own middleware. */
async function clientOf({ trustedProxies }: Settings, remoteAddress: string, headers: Headers) {
  const app = new Hono<ClientEnv>();
  app.use(clientAddress({ trustedProxies }));
  const found = Promise.withResolvers<ClientEnv['Variables']['client']>();
  app.get('/', (c) => {
    found.resolve(c.var.client);
    return c.body(null);
  });
  await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return found.promise;
}
