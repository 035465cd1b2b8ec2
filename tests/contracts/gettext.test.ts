import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageFile } from '../../app/content/language-files.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';

/** What gettext's own program says about a file: nothing when it is right. */
function msgfmt(path: string): string {
  const { error, stderr } = spawnSync('msgfmt', ['--check', '--output-file=/dev/null', path], {
    encoding: 'utf8',
  });
  if (error) throw new Error('No msgfmt: install gettext, or let npm test install it as root on Debian');
  return stderr;
}

test.each(LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE))(
  'gettext accepts the file of %s, its header and its plural forms',
  (code) => {
    expect(msgfmt(languageFile('content', code))).toBe('');
  },
);

test('gettext refuses a file with a missing plural form', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gettext-'));
  const path = join(folder, 'de.po');
  writeFileSync(
    path,
    'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\nmsgid "day"\nmsgid_plural "days"\nmsgstr[0] "Tag"\n',
  );
  expect(msgfmt(path)).toMatch(/plural/);
  rmSync(folder, { recursive: true });
});
