import { once } from 'node:events';
import { createServer } from 'node:net';
import { toolCommand } from '../../server/home-folder.ts';
import * as v from 'valibot';
import { originOf } from '../../server/serve.ts';
import { codeOf, error, note, ok, warning, type Check, type Finding, type Subject } from './check.ts';

/** Whether the server can listen, or listens already. */
export const portCheck: Check = {
  needs: ['PORT', 'HOST'],
  limitMs: 10_000,
  async run(subject) {
    const { port, host } = subject.settings;
    const where = originOf({ address: host, port }).slice('http://'.length);
    const server = createServer();
    try {
      await once(server.listen(port, host), 'listening');
      return [
        port === 0
          ? note('PORT=0 takes another port at each start: a proxy needs a fixed one')
          : ok(`${where} is free`),
      ];
    } catch (problem) {
      const code = codeOf(problem);
      if (code === 'EADDRINUSE') return [await usedBy(subject, where)];
      return [error(`cannot listen on ${where} (${code}): ${MENDS[code] ?? 'change PORT or HOST'}`)];
    } finally {
      server.close();
    }
  },
};

const MENDS: Record<string, string> = {
  EACCES: 'a port below 1024 needs privileges; set PORT=3000 behind a proxy',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  ENOTFOUND: 'DNS does not know HOST',
};

async function usedBy({ settings, signal }: Subject, where: string): Promise<Finding> {
  const { host, port, metricsToken } = settings;
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const headers: HeadersInit = metricsToken ? { Authorization: `Bearer ${metricsToken}` } : {};
  try {
    const response = await fetch(`${originOf({ address, port })}/healthz`, { headers, signal });
    const { status, messages } = v.parse(HEALTH, await response.json());
    if (status === 'failing')
      return error(`this site listens on ${where} and cannot store messages: see its log`);
    if (metricsToken && messages === undefined) {
      return warning(
        `this site listens on ${where} with another METRICS_TOKEN: restart it with these settings`,
      );
    }
    if (status === 'degraded') {
      return warning(
        `this site listens on ${where} and its content has faults: ${toolCommand('check-content')}`,
      );
    }
    return ok(`this site listens on ${where} and can store messages`);
  } catch {
    return error(`another program listens on ${where}: stop it, or set another PORT`);
  }
}

const HEALTH = v.object({
  status: v.picklist(['ok', 'degraded', 'failing']),
  messages: v.optional(v.unknown()),
});
