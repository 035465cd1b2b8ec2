import { cpSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONTENT } from '../../fixtures/content-folder.ts';
import { startProgram } from '../../fixtures/site/program.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { expect } from '../test.ts';

/** `npm run edit` over a copy of the content. */
export async function startEditing() {
  const contentDir = temporaryFolder();
  cpSync(CONTENT, contentDir, { recursive: true });
  const env = { CONTENT_DIR: contentDir };
  const tool = await startProgram(['editor/edit.ts'], /The site is at (\S+)\. /, { env });
  const [window = ''] = /http:\S+key=\S+/.exec(tool.lines.join('\n')) ?? [];
  return { window, site: tool.said, contentDir, [Symbol.asyncDispose]: tool.stop };
}

/** The page beside the form. */
export function beside(page: Page) {
  return page.frameLocator('#preview-pane').frameLocator('iframe');
}

export async function chooseSave(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
}

export async function save(page: Page) {
  await chooseSave(page);
  await expect(page.locator('#saved')).toContainText('Saved, and visitors');
}

/** What Decap CMS has kept of a new article that is not saved. */
export function keptText(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const opening = indexedDB.open('localforage');
  opening.addEventListener('success', () => {
    const entries = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll();
    entries.addEventListener('success', () => resolve(JSON.stringify(entries.result)));
  });
  return promise;
}
