import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, openInsights } from '../server/insights/store.ts';

describe('npm run insights', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forthright-insights-'));
    return () => rm(dataDir, { recursive: true });
  });

  it('reads the store that a running server writes', async () => {
    const store = await openInsights({ dataDir }, 'server');
    const view = { metric: 'view', label: '/pricing', language: 'ar', bucket: 0 } as const;
    await store.add([{ ...view, day: dayOf(Date.now()), count: 7 }]);
    expect(insights()).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^\/pricing +7 /m),
      stderr: '',
    });
    await store.close();
  });

  it('fails with 1 and creates nothing when there is no store', () => {
    expect(insights()).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`There is no message store at ${join(dataDir, 'messages.sqlite')}`),
    });
  });

  function insights(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'insights.ts'), ...args],
      { env: { DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  }
});
