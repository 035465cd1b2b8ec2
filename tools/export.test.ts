import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runExport } from './export.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

async function run(...args: string[]) {
  const complaints: string[] = [];
  const output = { print: () => {}, complain: (text: string) => complaints.push(text) };
  return { code: await runExport(args, output), complaints: complaints.join('\n') };
}

test.each([
  [[]],
  [['folder']],
  [['--url', 'https://www.site.example']],
  [['folder', 'another', '--url', 'https://www.site.example']],
  [['folder', '--url', 'www.site.example']],
  [['folder', '--url', 'https://www.site.example/path']],
  [['folder', '--url', 'https://www.site.example', '--fast']],
])('arguments that it cannot use are explained: %j', async (args) => {
  const { code, complaints } = await run(...args);
  expect(code).toBe(2);
  expect(complaints).toContain('--url ORIGIN');
});

test('without a backend nothing is written unless asked, since nobody could send a message', async () => {
  const folder = temporaryFolder();
  const { code, complaints } = await run(folder, '--url', 'https://www.site.example');
  expect(code).toBe(1);
  expect(complaints).toMatch(/^BACKEND_URL is not set.*--without-backend/);
  expect(readdirSync(folder)).toEqual([]);
});
