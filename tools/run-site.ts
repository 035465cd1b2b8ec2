import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import packageJson from '../package.json' with { type: 'json' };

/** The built site in a process of its own, with a store that is deleted at its end. */
export interface RunningSite extends AsyncDisposable {
  url: string;
  pid: number;
}

/**
 * Starts the site as `npm run serve` does, on a free port.
 * @throws when it does not start, with what it said
 */
export async function runSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const unlimited = { PORT: '0', CONTACT_LIMIT: '0', CONTACT_CEILING: '0' };
  const server = spawn('sh', ['-c', packageJson.scripts.serve], {
    // The Node of this process is the one of the lockfile.
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      ...unlimited,
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = Promise.withResolvers<string>();
  const said: string[] = [];
  createInterface(server.stdout).on('line', (line) => {
    said.push(line);
    const entry: { event?: string; address?: string } = JSON.parse(line);
    if (entry.event === 'start') started.resolve(entry.address ?? '');
  });
  server.once('exit', () => started.reject(new Error(`The site did not start: ${said.join('\n')}`)));
  return {
    url: await started.promise,
    pid: server.pid ?? 0,
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
