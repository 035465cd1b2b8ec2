import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '../../site/backend/send-contact-email.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { listening } from '../../tests/fixtures/site/listening.ts';
import { createLog } from '../monitoring/log.ts';
import { forwardToBackend } from './forward-to-backend.ts';

it('gives up on a backend that never answers, and does not say that the message was sent', async () => {
  const silent = createServer();
  const { url, close } = await listening(silent);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = forwardToBackend({ url, key: 'key' }, contactMessage(), { log: createLog(() => {}) });
  await once(silent, 'request');
  vi.advanceTimersByTime(CALL_LIMIT_MS);
  expect(await outcome).toEqual({ kind: 'failed', status: 503 });
  await close();
});
