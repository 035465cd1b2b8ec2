import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { entriesOf, parsePo } from '../../site/content/reading/po.server.ts';
import { checkout } from '../../tests/fixtures/site/checkout.ts';
import { hasWords } from './merge.ts';

const copy = checkout();

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a language is added as README.md says: a row, a file that check:phrases writes, and its nearly complete translation', () => {
  const table = join(copy, 'site/language/languages.ts');
  const row = "{ code: 'uk', name: 'Українська', flag: '🇺🇦', isHidden: true },";
  writeFileSync(table, readFileSync(table, 'utf8').replace('] as const', `  ${row}\n] as const`));
  const checked = run('editor/check-phrases.ts');
  expect(checked).toMatchObject({ status: 0, output: expect.stringMatching(/ uk +│ \d+ +│ 0 +│ \d{3}/) });
  const path = languageFile(join(copy, 'content'), 'uk');
  const file = parsePo(readFileSync(path, 'utf8'));
  for (const entry of entriesOf(file)
    .filter(({ msgid }) => hasWords(msgid))
    .slice(10)) {
    const placeholders = entry.msgid.match(/\{[\w.-]+\}/g) ?? [];
    entry.msgstr = entry.msgstr.map(() => ['Українською', ...placeholders].join(' '));
  }
  writeFileSync(path, po.compile(file));
  const written = run('editor/check-phrases.ts', 'uk', '--complete');
  expect(written.status).toBe(1);
  expect(written.output).toMatch(/ uk +│ \d+ +│ 0 +│ 10 [^]*uk: 10 of \d+ phrases are open/);
  expect(readFileSync(path, 'utf8')).toContain('nplurals=3');
  expect(run('node_modules/.bin/tsc')).toEqual({ status: 0, output: '' });
  expect(run('editor/check-content.ts')).toMatchObject({ status: 0 });
});
