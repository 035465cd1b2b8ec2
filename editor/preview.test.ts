import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tests/fixtures/site/free-port.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';
import { copyContent } from '../tests/fixtures/content-folder.ts';

test('a preview names the pages that differ, drafts among them, and shows them', async () => {
  const folder = temporaryFolder();
  copyContent(folder);
  const draft = '---\ntitle: Not yet\ncategory: Analytics\npublished: 2026-01-15\ndraft: true\n---\nWords.\n';
  writeFileSync(join(folder, 'articles/not-yet.md'), draft);
  const tool = spawn(process.execPath, ['editor/preview.ts', folder], {
    env: { ...process.env, PORT: String(await freePort(2)) },
    stdio: 'pipe',
  });
  onTestFinished(async () => {
    tool.kill('SIGINT');
    await once(tool, 'exit');
  });
  const lines: string[] = [];
  let url = '';
  for await (const line of createInterface(tool.stdout)) {
    lines.push(line);
    url = /is at (http\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  const named = lines.flatMap((line) => /^(?:added|changed|removed) +(\S+)/.exec(line)?.[1] ?? []);
  expect(named).toContain('/intel/not-yet');
  // Only pages that list articles differ.
  expect(named).toContain('/intel');
  expect(named).not.toContain('/pricing');
  const page = await fetch(`${url}/intel/not-yet`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Not yet')]);
});
