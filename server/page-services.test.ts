import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../tests/fixtures/contact-message.ts';
import { startHostedBackend } from '../tests/fixtures/hosted-backend.ts';
import { parseEnvironment } from './settings.ts';
import { createLog } from './log.ts';
import { pageServices } from './page-services.ts';
import { openServices, type Services } from './services.ts';

const PERSON = { trap: false };

describe('a form posted without JavaScript', () => {
  let dataDir: string;
  let services: Services | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forthright-page-'));
  });

  afterEach(async () => {
    await services?.close();
    await rm(dataDir, { recursive: true });
  });

  it('does not count towards the ceiling when the hosted backend refuses it', async () => {
    const backend = await startHostedBackend();
    const { sendMessage } = await opened({ BACKEND_URL: backend.url, CONTACT_CEILING: '1/60' });
    backend.answerWith(500);
    expect(await sendMessage(contactMessage(), PERSON)).toEqual({ kind: 'failed', status: 503 });
    backend.answerWith(200);
    expect(await sendMessage(contactMessage(), PERSON)).toEqual({ kind: 'accepted' });
    expect(await sendMessage(contactMessage(), PERSON)).toEqual({ kind: 'failed', status: 429 });
    await backend.close();
  });

  async function opened(environment: Record<string, string>) {
    const settings = parseEnvironment({ DATA_DIR: dataDir, ...environment });
    const open = await openServices(
      settings,
      createLog(() => {}),
    );
    services = open;
    const { sendMessage } = pageServices({ ...open, origin: 'http://127.0.0.1:3000' });
    return { sendMessage, counts: () => open.store.summary() };
  }
});
