import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'terminal.ts');

function read(draft: string | Buffer, path = '-', ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, path, ...options], {
    input: draft,
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr };
}

test('each finding is a line with its position and the computed detail', () => {
  const { status, stdout } = read('First line.\r\nRevenue was $48.2 million, up 16.1% from $43.2 million.');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^-:2:13 {2}growth-arithmetic .*From \$43\.2 million to \$48\.2 million is 11\.6%\./,
  );
});

test('with --json, findings are for programs', () => {
  const { stdout } = read('The record date is November 31, 2026.', '-', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ line: 1, column: 20, rule: 'impossible-date', kind: 'dates' }]);
});

test('remarks on style alone exit with 0', () => {
  expect(read('Our groundbreaking pump is blue.')).toMatchObject({ status: 0 });
});

test('an unreadable file is reported with the reason, and has another exit code than findings', () => {
  expect(read('', '/nowhere/none.txt')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no such file'),
  });
  expect(read('', import.meta.dirname)).toMatchObject({ status: 2 });
});

test('a file of Word, a PDF, and text in UTF-16 are refused, not called free of findings', () => {
  const text = Buffer.from('\uFEFFThe the record date is November 31, 2026.', 'utf16le');
  expect(read(text)).toMatchObject({ status: 2, stderr: expect.stringContaining('plain text') });
});
