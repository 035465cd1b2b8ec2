import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runReadDraft } from './read-draft.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

async function read(draft: string, ...options: string[]) {
  const path = join(folder, 'draft.txt');
  writeFileSync(path, draft);
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runReadDraft([path, ...options], { print, complain: print });
  return { code, text: lines.join('\n').replaceAll(`${folder}/`, '') };
}

test('each finding is a line with its place and what was computed', async () => {
  const { code, text } = await read('First line.\r\nRevenue was $48.2 million, up 16.1% from $43.2 million.');
  expect(code).toBe(1);
  expect(text).toBe(
    'draft.txt:2:13  growth-arithmetic  Change that does not follow from its figures: “$48.2 million, up 16.1% from $43.2 million”  From $43.2 million to $48.2 million is 11.6%. The draft says 16.1%.',
  );
});

test('with --json, findings are for programs', async () => {
  const { text } = await read('The record date is November 31, 2026.', '--json');
  expect(JSON.parse(text)).toMatchObject([{ line: 1, column: 20, rule: 'impossible-date', kind: 'dates' }]);
});

test('remarks on style alone are no reason to stop', async () => {
  expect(await read('Our groundbreaking pump is blue.')).toMatchObject({ code: 0 });
});

test('what cannot be read is named with its reason, and exits unlike findings do', async () => {
  const complaints: string[] = [];
  const output = { print: () => {}, complain: (text: string) => void complaints.push(text) };
  const missing = join(folder, 'none.txt');
  expect(await runReadDraft([missing], output)).toBe(2);
  expect(await runReadDraft([folder], output)).toBe(2);
  expect(await runReadDraft([], output)).toBe(2);
  expect(complaints.slice(0, 2)).toEqual([
    `"${missing}" cannot be read: no such file or directory`,
    `"${folder}" cannot be read: illegal operation on a directory`,
  ]);
});
