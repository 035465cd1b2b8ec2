import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

/** Takes its time, as a build does. */
const BUILD = `
import { appendFileSync, writeFileSync } from 'node:fs';
import { sourcesVersion, STAMP } from './build/sources-version.ts';
appendFileSync('builds', 'built ');
await new Promise((resolve) => setTimeout(resolve, 500));
writeFileSync(STAMP, sourcesVersion());
`;

it('two tools that start at the same moment build once', async () => {
  const checkout = temporaryFolder();
  mkdirSync(join(checkout, 'tools/build'), { recursive: true });
  for (const file of ['tools/build-if-stale.ts', 'tools/build/sources-version.ts'])
    cpSync(file, join(checkout, file));
  writeFileSync(join(checkout, 'package.json'), '{"type":"module"}');
  writeFileSync(join(checkout, 'tools/build.ts'), BUILD);
  const codes = [1, 2].map(async () => {
    const tool = spawn(process.execPath, ['tools/build-if-stale.ts'], { cwd: checkout, stdio: 'inherit' });
    const [code] = await once(tool, 'exit');
    return code;
  });
  expect(await Promise.all(codes)).toEqual([0, 0]);
  expect(readFileSync(join(checkout, 'builds'), 'utf8')).toBe('built ');
});
