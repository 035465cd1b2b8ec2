import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Entries } from './entries.ts';
import { EditedFolder } from './files/folder.ts';
import { historyOf } from './files/history.ts';
import { Overlay } from './files/overlay.ts';
import { editorsWindow } from './window.ts';

export const ORIGIN = 'http://127.0.0.1:3001';

/** The headers of the window's own pages. */
export const ALLOWED = { Host: '127.0.0.1:3001', Cookie: 'editor=the-secret', Origin: ORIGIN };

/** The window over a content folder, for tests. */
export async function openedWindow(path: string) {
  const folder = new EditedFolder(path);
  const overlay = new Overlay(folder.path);
  const app = editorsWindow({
    entries: new Entries(folder, await historyOf(folder.path), overlay),
    origin: ORIGIN,
    secret: 'the-secret',
    siteOrigin: 'http://127.0.0.1:3002',
    previewOrigin: 'http://127.0.0.1:3003',
    programs: [],
  });
  async function call(address: string, body?: object, headers: Record<string, string> = ALLOWED) {
    const sent = body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : body && JSON.stringify(body);
    const posted = sent !== undefined && { method: 'POST', body: sent };
    return app.request(`${ORIGIN}/api/${address}`, { headers, ...posted });
  }
  return {
    app,
    call,
    /** What a form of this file saves where nothing is changed. */
    async opened(file: string) {
      const { values } = await answerOf(call(`entry?file=${file}`));
      const { _version: version, ...fields } = values as Record<string, unknown>;
      return { file, isNew: false, version: String(version), values: fields };
    },
    text: (file: string) => readFileSync(join(path, file), 'utf8'),
    [Symbol.dispose]: () => overlay[Symbol.dispose](),
  };
}

export async function answerOf(response: Response | Promise<Response>) {
  return (await (await response).json()) as Record<string, unknown>;
}
