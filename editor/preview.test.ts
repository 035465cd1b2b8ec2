import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../tests/fixtures/site/program.ts';
import { CONTENT, copyContent } from '../tests/fixtures/content-folder.ts';

test('a preview names the pages that differ, drafts among them, and shows them', async () => {
  const folder = copyContent();
  const draft = '---\ntitle: Not yet\ncategory: Analytics\npublished: 2026-01-15\ndraft: true\n---\nWords.\n';
  writeFileSync(join(folder, 'articles/not-yet.md'), draft);
  const {
    said: url,
    lines,
    stop,
  } = await startProgram(['editor/preview.ts', folder], /is at (http\S+)/, {
    env: { CONTENT_DIR: CONTENT },
  });
  onTestFinished(stop);
  const named = lines.flatMap((line) => /^(?:added|changed|removed) +(\S+)/.exec(line)?.[1] ?? []);
  expect(named).toContain('/intel/not-yet');
  // Only pages that list articles differ.
  expect(named).toContain('/intel');
  expect(named).not.toContain('/pricing');
  const page = await fetch(`${url}/intel/not-yet`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Not yet')]);
});
