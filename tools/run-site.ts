import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import packageJson from '../package.json' with { type: 'json' };

/** The system closes the input of a process whose parent is gone, killed or not. */
const ENDS_WITH_INPUT =
  "--import=data:text/javascript,import{isMainThread}from'node:worker_threads';isMainThread&&process.stdin.on('end',()=>process.exit()).resume().unref?.()";

interface ProcessOptions {
  /** Takes what the process writes to its error output. */
  onErrors?: (text: string) => void;
  /** The folder of a release, or of the repository. */
  cwd?: string | undefined;
  /** The program of a release, in place of this repository's. */
  serve?: string;
  /** Ends with this process, however that ends. */
  endsWithThis?: boolean;
}

/**
 * Starts the built site in its own process, as `npm run serve` does, on a free port and without limits unless the
 * settings name others.
 * @throws when it does not start, with its output
 */
export async function startProcess(
  settings: Record<string, string>,
  { onErrors, cwd, serve = packageJson.scripts.serve, endsWithThis = false }: ProcessOptions = {},
) {
  // The Node of this process is the one of the lockfile.
  const path = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  const unlimited = { PORT: '0', CONTACT_LIMIT: '0', CONTACT_CEILING: '0' };
  const server = spawn('sh', ['-c', serve], {
    cwd,
    env: { ...path, ...unlimited, ...(endsWithThis && { NODE_OPTIONS: ENDS_WITH_INPUT }), ...settings },
    stdio: 'pipe',
  });
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  const log: Record<string, unknown>[] = [];
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    onErrors?.(text);
  });
  createInterface(server.stdout).on('line', (line) => {
    const entry: Record<string, unknown> = JSON.parse(line);
    log.push(entry);
    if (entry.event === 'start') resolve(String(entry.address));
  });
  // Waits until all of its output has been read.
  server.once('close', (code) =>
    reject(new Error(`The server ended with ${code}: ${JSON.stringify(log)} ${errors}`)),
  );
  return {
    url: await url,
    pid: server.pid ?? 0,
    /** The server's log so far. */
    log,
    /** Resolves when the process has ended. Does nothing when it has ended before. */
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
    },
  };
}

/**
 * The site with a store that is deleted at its end.
 * @throws as {@link startProcess} does
 */
export async function runSite(
  settings: Record<string, string> = {},
  options: Pick<ProcessOptions, 'onErrors' | 'endsWithThis'> = {},
) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'site-'));
  const { url, pid, end } = await startProcess(
    { DATA_DIR: folder.path, ...settings },
    { onErrors: (text) => process.stderr.write(text), ...options },
  );
  return {
    url,
    pid,
    async [Symbol.asyncDispose]() {
      await end('SIGTERM');
      folder.remove();
    },
  };
}
