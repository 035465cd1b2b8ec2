import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildInsights } from './insights.ts';
import { precompress } from './precompress.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

/**
 * Bytes of brotli for both scripts. web-vitals takes 2.9 KB of them; no smaller library is kept up to date with browsers.
 */
const MOST_BYTES = 3500;

describe('the scripts that measure', () => {
  let folder: string;

  beforeAll(async () => {
    folder = temporaryFolder();
    await buildInsights(folder);
    await precompress(folder);
  });

  it('are one file each', async () => {
    const files = (await readdir(join(folder, 'insights'))).filter((name) => name.endsWith('.js'));
    expect(files.toSorted()).toEqual(['speed.js', 'views.js']);
  });

  it('weigh little', async () => {
    const sizes = await Promise.all(
      ['views', 'speed'].map(async (name) => (await read(`${name}.js.br`)).length),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
  });

  function read(name: string) {
    return readFile(join(folder, 'insights', name));
  }
});
