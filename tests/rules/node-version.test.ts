import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

test('the Node of .nvmrc is the one that npm ci installs on every machine', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const installed = Object.entries(packageJson.optionalDependencies).filter(([name]) =>
    name.startsWith('node-'),
  );
  expect(new Set(installed.map(([, one]) => one))).toEqual(new Set([version]));
  expect(process.versions.node).toBe(version);
});
