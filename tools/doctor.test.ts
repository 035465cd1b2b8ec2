import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askDoctor } from '../tests/fixtures/doctor.ts';
import { portOf } from '../tests/fixtures/smtp-server.ts';

const MAIL = { MAIL_TO: 'sales@example.com', MAIL_FROM: 'site@example.com' };

describe('npm run doctor', () => {
  it('reads the environment, and exits with 1 when something is wrong', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'doctor.ts'), 'node', 'port'],
      { env: { PORT: 'eighty' }, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toContain('PORT is "eighty"; allowed: ');
  });

  it('names every value that cannot be used, and skips only the checks that need them', async () => {
    const { code, lines } = await askDoctor(['mail', 'port', 'metrics'], {
      MAIL_TO: 'sales',
      HOST: 'local host',
      METRICS_TOKEN: 'a-long-random-word',
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining('error settings HOST is "local host"; allowed: '),
      expect.stringContaining('error settings MAIL_TO is "sales"; allowed: '),
      expect.stringContaining('error settings SMTP_URL is not set; allowed: '),
      'note mail not tried, because MAIL_TO cannot be used',
      'note port not tried, because HOST cannot be used',
      'ok metrics METRICS_TOKEN opens /metrics and the counts of /healthz',
      '\n3 errors',
    ]);
  });

  it('goes on when a check does not end', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const SMTP_URL = `smtp://127.0.0.1:${portOf(silent.address())}`;
    const { code, lines } = await askDoctor(['mail', 'node'], { SMTP_URL, ...MAIL }, { limitMs: 100 });
    silent.close();
    expect(code).toBe(1);
    expect(lines[0]).toContain('error mail no answer within 0.1 s');
    expect(lines[1]).toMatch(/^(ok|warning) node /);
  });

  it.each([
    [['stores'], 'There is no check "stores"'],
    [['--sent'], "Unknown option '--sent'"],
    [['--peer', 'proxy'], '--peer takes an IP address'],
    [['--header', 'X-Forwarded-For'], "--header takes 'NAME: VALUE'"],
  ])('does not understand %j and says how it is used', async (args, reason) => {
    const { code, lines, complaint } = await askDoctor(args);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(complaint).toContain(reason);
    expect(complaint).toContain('Usage: npm run doctor -- ');
  });
});
