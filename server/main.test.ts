import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

describe('the start of the server', () => {
  it.each([
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' },
      'postgres://127.0.0.1:1/site',
    ],
    [
      'a folder that cannot be made',
      { DATA_DIR: '/proc/data' },
      'the message store /proc/data/messages.sqlite (',
    ],
    ['a host that is not known', { HOST: 'nosuch.invalid' }, 'HOST is "nosuch.invalid"; allowed: '],
  ])('in any folder is stopped by %s, with one line that names it', (_what, settings, named) => {
    const { status, stderr, entries } = start(settings);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(entries.at(-1)).toEqual({
      time: expect.any(String),
      level: 'error',
      event: expect.stringMatching(/^start\./),
      message: expect.stringContaining(named),
    });
  });

  it('names all bad settings at once, a line each', () => {
    const { status, entries } = start({ PORT: 'eighty', SMTP_URL: 'smtp://site:s3cret@relay.example' });
    expect(status).toBe(1);
    expect(entries.map(({ message }) => message)).toEqual(
      ['PORT is "eighty"', 'MAIL_TO is not set', 'MAIL_FROM is not set'].map((fault) =>
        expect.stringContaining(`${fault}; allowed: `),
      ),
    );
  });

  function start(settings: Record<string, string>) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('build/server/main.js')], {
      cwd: temporaryFolder(),
      env: { PORT: '0', ...settings },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stdout).not.toContain('s3cret');
    const entries = stdout
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
    return { status, stderr, entries };
  }
});
