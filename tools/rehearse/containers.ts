import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnvironment } from '../../server/env.ts';
import type { Outcome } from '../stress/outcome.ts';

const FOLDER = 'deploy/container';

/** By the image's command and health check. */
const RUN_THERE = ['bin/serve', 'bin/node'];

/**
 * Without an engine: copies what the Containerfile copies into an empty folder and makes the release there, as its first
 * stage does, and lets compose read its file.
 */
export async function containerFiles(): Promise<Outcome> {
  const containerfile = readFileSync(join(FOLDER, 'Containerfile'), 'utf8');
  const sources = Array.from(containerfile.matchAll(/^COPY (?!--from)(.+)$/gm), ([, words = '']) =>
    words.split(/\s+/).slice(0, -1),
  ).flat();
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const releases = join(folder, 'releases');
  execFileSync(process.execPath, ['tools/release.ts', releases], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [version = ''] = readdirSync(releases);
  const missing = RUN_THERE.filter((file) => !existsSync(join(releases, version, file)));
  rmSync(folder, { recursive: true });
  return {
    seen: `the ${sources.length} copied paths make a release; ${missing.length === 0 ? 'it has what the image runs' : `missing: ${missing.join()}`}; ${compose()}`,
    isHeld: missing.length === 0,
  };
}

/**
 * Resolves the compose file with the example's settings, which the server then must accept.
 * @throws when either refuses
 */
function compose(): string {
  if (spawnSync('docker-compose', ['version']).error) return 'compose.yaml not read: install docker-compose';
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const settings = join(folder, 'env');
  const example = readFileSync(join(FOLDER, 'env.example'), 'utf8');
  writeFileSync(settings, example.replace('DATABASE_PASSWORD=', 'DATABASE_PASSWORD=rehearsal'));
  const args = ['--file', join(FOLDER, 'compose.yaml'), '--env-file', settings, 'config'];
  const resolved = execFileSync('docker-compose', args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const [, block = ''] = /^ {2}site-1:\n[^]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(resolved) ?? [];
  const environment = Array.from(block.matchAll(/^ +(\w+): (.*)$/gm), ([, name = '', value = '']) => [
    name,
    value.replace(/^(['"])(.*)\1$/, '$2'),
  ]);
  const { mail, databaseUrl, secure } = parseEnvironment(Object.fromEntries(environment));
  if (!mail || !databaseUrl || !secure) throw new Error(`compose.yaml sets too little: ${block}`);
  return `compose.yaml is read, and the server accepts its ${environment.length} settings`;
}
