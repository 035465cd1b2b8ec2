import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptIntegrity } from './script-integrity.ts';

test('every script of the build has a hash, and nothing else has', () => {
  const root = mkdtempSync(join(tmpdir(), 'integrity-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/entry-abc.js'), 'export {}');
  writeFileSync(join(root, 'assets/entry-abc.js.br'), 'compressed');
  writeFileSync(join(root, 'assets/face.woff2'), 'face');
  const hash = createHash('sha256').update('export {}').digest('base64');
  expect([...scriptIntegrity(root)]).toEqual([['/assets/entry-abc.js', `sha256-${hash}`]]);
  rmSync(root, { recursive: true });
});

test('without a build there is none', () => {
  expect(scriptIntegrity('no-such-folder').size).toBe(0);
});
