import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askDoctor } from '../tests/fixtures/doctor.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

describe('npm run doctor', () => {
  it('reads the environment, and exits with 1 when something is wrong', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'doctor.ts'), 'settings'],
      { env: { PORT: 'eighty' }, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('PORT is "eighty"; allowed: ');
  });

  it('names everything that cannot be used, and tries nothing else then', async () => {
    expect(await askDoctor([], { MAIL_TO: 'sales', PORT: 'eighty' })).toMatchObject({
      code: 1,
      lines: [
        expect.stringContaining('error settings PORT is "eighty"; allowed: '),
        expect.stringContaining('error settings MAIL_TO is "sales"; allowed: '),
        expect.stringContaining('error settings SMTP_URL is not set; allowed: '),
        expect.stringContaining('error settings MAIL_FROM is not set; allowed: '),
        '\n4 errors, 0 warnings',
      ],
    });
  });

  it('names the variables that are set, never their values', async () => {
    const { lines } = await askDoctor(['settings'], { METRICS_TOKEN: 'a-long-random-word', PORT: '8080' });
    expect(lines[0]).toBe('ok settings set: PORT, METRICS_TOKEN');
    expect(lines.join('\n')).not.toContain('a-long-random-word');
  });

  it.each([
    [{ CONTACT_LIMIT: '0' }, 'CONTACT_LIMIT=0'],
    [{ CONTACT_CEILING: '0' }, 'CONTACT_CEILING=0'],
    [{ ALLOWED_ORIGINS: 'https://one.example, http://two.example' }, 'http://two.example'],
    [{ RETENTION_MONTHS: '0' }, 'are kept for ever, but'],
    [{ RETENTION_MONTHS: '7' }, 'are deleted after 7 months, but'],
    [{ PUBLIC_URL: 'https://www.site.example' }, 'set TRUST_PROXY'],
  ])('warns of what is allowed and needs a second look: %j', async (environment, warning) => {
    const { code, lines } = await askDoctor(['settings'], environment as Record<string, string>);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.startsWith('warning'))).toEqual([expect.stringContaining(warning)]);
  });

  it('counts the problems of the content in one line, and says where to read them', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'common.json'), '{');
    const { code, lines } = await askDoctor(['content'], { CONTENT_DIR: folder });
    expect([code, lines[0]]).toEqual([
      0,
      expect.stringMatching(/^warning content \d+ problems? in .*: npm run check:content -- lists them$/),
    ]);
    const gone = await askDoctor(['content'], { CONTENT_DIR: join(folder, 'gone') });
    expect(gone.code).toBe(1);
    expect(gone.lines[0]).toMatch(/^error settings CONTENT_DIR is .*gone"; allowed: a folder that /);
  });
});
