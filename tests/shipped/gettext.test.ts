import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';

test.each(LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE))(
  'gettext accepts the file of %s, its header and its plural forms',
  (code) => {
    const args = ['--check', '--output-file=/dev/null', languageFile('content', code)];
    const { error, stderr } = spawnSync('msgfmt', args, { encoding: 'utf8' });
    if (error) throw new Error('No msgfmt: install gettext, or let npm test install it as root on Debian');
    expect(stderr).toBe('');
  },
);
