import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/env.ts';
import { origin } from '../server/setting-values.ts';
import { SettingError } from '../server/variables.ts';
import { exportSite } from './export/export-site.ts';
import { FolderError } from './export/write-files.ts';

const USAGE =
  'npm run export -- DIR --url ORIGIN: DIR is the folder to write, ORIGIN such as https://www.example.com';

const NO_BACKEND =
  'BACKEND_URL is not set, so the contact form has nowhere to go: who sends it sees "Failed to send message. ' +
  'Please try again.", and keeps the text. Set it to a hosted backend, or to a server of this site.';

/**
 * `npm run export -- DIR --url ORIGIN`: writes the whole site for a static host (docs/static-export.md). Needs the build;
 * reads `CONTENT_DIR`, `BACKEND_URL` and `BACKEND_KEY`. Exit codes: 0 done, 1 could not be done, 2 not understood.
 */
async function main(): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArguments();
  const [directory, ...more] = positionals;
  const url = origin(values.url ?? '');
  if (!directory || more.length > 0 || !url) {
    console.error(USAGE);
    return 2;
  }
  if (!existsSync('build/server/entry.server.js')) {
    console.error('There is no build: run npm run build first');
    return 2;
  }
  const started = performance.now();
  try {
    const { contentDir, backend } = readEnvironment();
    const options = { directory, origin: url, contentDir, backend, onProgress: showProgress };
    const { files, bytes, written, removed } = await exportSite({ ...options, warn: console.error });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    showLine('');
    console.log(
      `${directory}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB; ${written} written, ${removed} removed in ${seconds} s`,
    );
    if (!backend.url) console.error(NO_BACKEND);
    return 0;
  } catch (error) {
    showLine('');
    const isPlain = error instanceof FolderError || error instanceof SettingError;
    console.error(isPlain ? error.message : error);
    return 1;
  }
}

function parseArguments() {
  try {
    return parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
  } catch {
    return { values: { url: undefined }, positionals: [] };
  }
}

function showProgress(done: number, total: number) {
  showLine(done === total ? 'Writing …' : `${done} of ${total}`);
}

/** On a terminal, in place of the line before. */
function showLine(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

process.exitCode = await main();
