import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { replaced } from '../../tests/fixtures/front.ts';
import type { Outcome } from '../stress/outcome.ts';

const FOLDER = 'deploy/container';

const VERSION = '20261101T0800Z-aaaaaaa';

/** A release that the volume has already. */
const OLDER = '20261031T0800Z-bbbbbbb';

/**
 * Without an engine: copies what the Containerfile copies into an empty folder and makes the release there, as its first
 * stage does. Starts it with the image's own script, beside another release. Lets compose read its file.
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
  execFileSync(process.execPath, ['tools/release.ts', releases, VERSION], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const volume = join(folder, 'volume');
  mkdirSync(join(volume, OLDER), { recursive: true });
  const start = replaced(join(FOLDER, 'forthright'), [
    ['/usr/share/forthright/releases', releases],
    ['/srv/forthright/releases', volume],
  ]);
  const print = 'console.log(process.execPath)';
  const started = ['first', 'second'].map(() =>
    execFileSync('sh', ['-c', start, 'forthright', 'node', '--eval', print], { encoding: 'utf8' }).trim(),
  );
  const isHeld =
    started.every((node) => node === join(volume, VERSION, 'bin/node')) &&
    existsSync(join(volume, VERSION, 'bin/serve')) &&
    readdirSync(volume).toSorted().join() === [OLDER, VERSION].join();
  rmSync(folder, { recursive: true });
  return {
    seen: `the ${sources.length} copied paths make a release; ${isHeld ? 'it runs from the volume, beside the older one' : `it ran from ${started.join()}`}; ${compose()}`,
    isHeld,
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
  writeFileSync(
    settings,
    example
      .replace('DATABASE_PASSWORD=', 'DATABASE_PASSWORD=rehearsal')
      .replace('FORTHRIGHT_VERSION=', `FORTHRIGHT_VERSION=${VERSION}`),
  );
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
