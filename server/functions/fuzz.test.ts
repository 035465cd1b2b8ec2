import * as fc from 'fast-check';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostileBody, hostileHeaders, nearlyMessage } from '../../tests/fixtures/arbitrary.ts';
import { sqliteStore } from '../../tests/fixtures/stores.ts';
import { createLog } from '../log.ts';
import type { MessageStore } from '../messages/store.ts';
import { createFunctions } from './functions.ts';
import { createAcceptedKeys } from './send-contact-email/receive.ts';
import { createRepetition } from './send-contact-email/repetition.ts';

const URL = 'http://site.test/functions/v1/send-contact-email';

describe('send-contact-email, whatever it is sent,', () => {
  let store: MessageStore;
  let lines: string[];
  let app: Hono;

  beforeEach(() => {
    store = sqliteStore();
    lines = [];
    const log = createLog((line) => lines.push(line));
    const services = {
      store,
      repetition: createRepetition(),
      accepted: createAcceptedKeys(),
      wake: vi.fn(),
      log,
      now: () => 1000,
    };
    app = new Hono().route('/functions/v1', createFunctions(services));
    return () => store.close();
  });

  it('answers in JSON, and never with a fault of its own', async () => {
    const accepted = { ok: true, id: expect.any(String) };
    const refused = expect.objectContaining({ error: expect.stringMatching(/\S/) });
    await fc.assert(
      fc.asyncProperty(hostileBody, hostileHeaders, async (body, headers) => {
        const { status, answer } = await post(body, headers);
        expect([200, 400, 413, 415, 422]).toContain(status);
        expect(answer).toEqual(status === 200 ? accepted : refused);
      }),
      { numRuns: 500 },
    );
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('keeps what it accepted and nothing that it refused', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(nearlyMessage, async (message) => {
        const { status, answer } = await post(JSON.stringify(message), {});
        const kept = 'id' in answer ? await store.find(String(answer.id)) : undefined;
        expect(kept !== undefined).toBe(status === 200);
        if (status === 200) accepted += 1;
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(0);
    expect(await store.list({}, { limit: 1, offset: 0 })).toMatchObject({ total: accepted });
  });

  async function post(body: BodyInit, headers: Record<string, string>) {
    const response = await app.request(URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    const answer: object = await response.json();
    return { status: response.status, answer };
  }
});
