import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { parseEnvironment } from '../../server/env.ts';
import type { Outcome } from '../stress/outcome.ts';

const FOLDER = 'deploy/container';

/** Without an engine: every path that is copied exists, every script that is run is there, and compose reads its file. */
export async function containerFiles(): Promise<Outcome> {
  const lines = readFileSync(join(FOLDER, 'Containerfile'), 'utf8').replaceAll(/\\\n/g, ' ').split('\n');
  const sources = lines.flatMap((line) => {
    const [, words] = /^COPY (?!--from)(.+)$/.exec(line) ?? [];
    return words?.split(/\s+/).slice(0, -1) ?? [];
  });
  const missing = sources.filter((path) => !existsSync(path));
  const scripts = lines.flatMap((line) =>
    Array.from(line.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name),
  );
  missing.push(...scripts.filter((name) => !(name in packageJson.scripts)).map((name) => `npm run ${name}`));
  const checks = [`${sources.length} copied paths, missing: ${missing.join(', ') || 'none'}`, compose()];
  return { seen: checks.join('; '), isHeld: missing.length === 0 };
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
