import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { CONTENT } from '../../fixtures/content-folder.ts';
import { freePort } from '../../fixtures/site/free-port.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { expect } from '../test.ts';

/** `npm run edit` over a copy of the content. */
export async function startEditing() {
  const contentDir = temporaryFolder();
  cpSync(CONTENT, contentDir, { recursive: true });
  const tool = spawn(process.execPath, ['editor/edit.ts'], {
    env: { ...process.env, CONTENT_DIR: contentDir, PORT: String(await freePort(4)) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tool, 'exit');
  const { promise, resolve, reject } = Promise.withResolvers<{ window: string; site: string }>();
  let window = '';
  createInterface(tool.stdout).on('line', (line) => {
    [window] = /http:\S+key=\S+/.exec(line) ?? [window];
    const [site] = /(?<=The site is at )\S+(?=\. )/.exec(line) ?? [];
    if (site) resolve({ window, site });
  });
  tool.once('exit', (code) => reject(new Error(`npm run edit ended with ${code}`)));
  return {
    ...(await promise),
    contentDir,
    async [Symbol.asyncDispose]() {
      tool.kill('SIGINT');
      await ended;
    },
  };
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
