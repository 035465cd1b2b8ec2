import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/env.ts';
import { origin } from '../server/setting-values.ts';
import { exportSite } from './export/export-site.ts';
import { terminal } from './terminal.ts';

const USAGE =
  'npm run export -- DIR --url ORIGIN: DIR is the folder to write, ORIGIN such as https://www.example.com';

const NO_BACKEND =
  'BACKEND_URL is not set, so the contact form has nowhere to go: who sends it sees "Failed to send message. ' +
  'Please try again.", and keeps the text. Set it to a hosted backend, or to a server of this site.';

interface Output {
  print(text: string): void;
  complain(text: string): void;
}

/**
 * `npm run export -- DIR --url ORIGIN`: writes the whole site for a static host (docs/static-export.md). Needs the build;
 * reads `CONTENT_DIR`, `BACKEND_URL` and `BACKEND_KEY`. Returns the exit code: 0 done, 1 could not be done, 2 not
 * understood.
 */
export async function runExport(args: string[], { print, complain }: Output): Promise<0 | 1 | 2> {
  const options = parseOptions(args);
  if (!options) {
    complain(USAGE);
    return 2;
  }
  if (!existsSync('build/server/entry.server.js')) {
    complain('There is no build: run npm run build first');
    return 2;
  }
  const started = performance.now();
  try {
    const { contentDir, backend } = readEnvironment();
    const result = await exportSite({
      ...options,
      contentDir,
      backend,
      onProgress: showProgress,
      warn: complain,
    });
    const { files, bytes, written, removed } = result;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
    showLine('');
    print(`${options.directory}: ${size}; ${written} written, ${removed} removed in ${seconds} s`);
    if (!backend.url) complain(NO_BACKEND);
    return 0;
  } catch (error) {
    showLine('');
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Undefined unless there is one folder and an origin. */
function parseOptions(args: string[]): { directory: string; origin: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { url: { type: 'string' } },
      allowPositionals: true,
    });
    const [directory, ...more] = positionals;
    const url = origin(values.url ?? '');
    return directory && more.length === 0 && url ? { directory, origin: url } : undefined;
  } catch {
    return undefined;
  }
}

function showProgress(done: number, total: number) {
  showLine(done === total ? 'Writing …' : `${done} of ${total}`);
}

/** On a terminal, in place of the line before. */
function showLine(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

if (import.meta.main) process.exitCode = await runExport(process.argv.slice(2), terminal);
