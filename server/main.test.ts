import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

describe('the start of the server', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });

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
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('build/server/main.js')], {
      cwd: folder,
      env: { PORT: '0', ...settings },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      time: expect.any(String),
      level: 'error',
      event: expect.stringMatching(/^start\./),
      message: expect.stringContaining(named),
    });
    expect(stdout).not.toContain('s3cret');
  });

  it('names all bad settings at once, a line each', () => {
    writeFileSync(join(folder, 'file'), '');
    const { status, stdout } = spawnSync(process.execPath, [resolve('build/server/main.js')], {
      cwd: folder,
      env: {
        PORT: 'eighty',
        CONTENT_DIR: 'file',
        DATA_DIR: 'file/data',
        SMTP_URL: 'smtp://site:s3cret@relay.example',
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    const messages = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).message);
    expect(status).toBe(1);
    expect(messages).toEqual(
      [
        'PORT is "eighty"',
        'CONTENT_DIR is "file"',
        'DATA_DIR is "file/data"',
        'MAIL_TO is not set',
        'MAIL_FROM is not set',
      ].map((fault) => expect.stringContaining(`${fault}; allowed: `)),
    );
    expect(stdout).not.toContain('s3cret');
  });
});
