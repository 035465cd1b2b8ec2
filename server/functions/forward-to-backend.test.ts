import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '../../app/backend/send-contact-email.ts';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { portOf } from '../../tests/fixtures/smtp-server.ts';
import { createLog } from '../log.ts';
import { forwardToBackend } from './forward-to-backend.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives up on a backend that never answers, and does not say that the message was sent', async () => {
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const backend = { url: `http://127.0.0.1:${portOf(silent.address())}`, key: 'key' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = forwardToBackend(backend, contactMessage(), { log: createLog(() => {}) });
  await once(silent, 'request');
  vi.advanceTimersByTime(CALL_LIMIT_MS);
  expect(await outcome).toEqual({ kind: 'failed', status: 503 });
  silent.closeAllConnections();
  silent.close();
});
