import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askDoctor } from '../../tests/fixtures/doctor.ts';

describe('the doctor', () => {
  it('names the variables that are set, never their values', async () => {
    const { lines } = await askDoctor(['settings'], { METRICS_TOKEN: 'a-long-random-word', PORT: '8080' });
    expect(lines[0]).toBe('ok settings set: PORT, METRICS_TOKEN');
  });

  it('warns when nothing limits messages, and of pages that send them unencrypted', async () => {
    const { code, lines } = await askDoctor(['settings'], {
      CONTACT_LIMIT: '0',
      CONTACT_CEILING: '0',
      ALLOWED_ORIGINS: 'https://one.example, http://two.example',
    });
    expect(code).toBe(0);
    expect(lines.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringContaining('CONTACT_LIMIT=0'),
      expect.stringContaining('CONTACT_CEILING=0'),
      expect.stringContaining('http://two.example'),
    ]);
  });

  it.each([
    [{}, /^ok retention messages are deleted after 24 months/],
    [{ RETENTION_MONTHS: '0' }, /^warning retention RETENTION_MONTHS=0 keeps messages for ever/],
    [{ RETENTION_MONTHS: '7' }, /^warning retention .*privacy-policy\.md does not say so/],
  ])(
    'holds the privacy policy against the settings %j',
    async (environment: Record<string, string>, line) => {
      expect((await askDoctor(['retention'], environment)).lines[0]).toMatch(line);
    },
  );

  it('counts the problems of the content in one line, and says where to read them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forthright-content-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'common.json'), '{');
    const { code, lines } = await askDoctor(['content'], { CONTENT_DIR: folder });
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^warning content \d+ problems? in .*: npm run check:content -- lists them$/),
        '\nNothing is wrong, 1 warning',
      ],
    });
    const gone = await askDoctor(['content'], { CONTENT_DIR: join(folder, 'gone') });
    expect(gone).toMatchObject({ code: 1, lines: [expect.stringContaining('cannot be read'), '\n1 error'] });
  });

  it('says that there are no metrics without a token', async () => {
    expect((await askDoctor(['metrics'])).lines[0]).toContain('note metrics METRICS_TOKEN is not set');
  });
});
