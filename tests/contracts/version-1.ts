import { expect } from 'vitest';
import type { MessageStore } from '../../server/store/store.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';

const { firstName, lastName, email, company, companyType, message } = contactMessage();

/** The fields of the form when the tables had version 1. */
const FIELDS = { firstName, lastName, email, company, companyType, message };

const values = Object.values(FIELDS).map((text) => `'${text}'`);

/** Fills the tables of version 1, in which a message was one row with the state of its mail. */
export const VERSION_1_ROWS = `
  insert into messages
    (id, received_at, idempotency_key, language, first_name, last_name, email, company, company_type, message,
     state, held_reason, attempts, first_attempt_at, next_attempt_at, lease_worker, lease_until,
     delivered_to, last_error, sent_at)
  values
    ('1', 10, 'key', 'de', ${values}, 'waiting', null, 2, 11, 5000, null, null, '["a@b.example"]', '450 busy', null),
    ('2', 20, null, 'en', ${values}, 'sending', null, 1, 21, 20, 'host/1', 9000, null, null, null),
    ('3', 30, null, 'en', ${values}, 'sent', 'links', 1, 31, 30, null, null, null, null, 32),
    ('4', 40, null, 'en', ${values}, 'failed', null, 7, 41, 40, null, null, null, '550 unknown', null),
    ('5', 50, null, 'en', ${values}, 'held', 'trap', 0, null, 50, null, null, null, null, null);`;

/** The result of the migration: the same messages, each with one mail delivery in its old state. */
export async function expectHistory(store: MessageStore): Promise<void> {
  const { messages } = await store.list({}, { limit: 9, offset: 0 });
  const mail = { kind: 'mail' };
  expect(messages.toReversed()).toEqual([
    expect.objectContaining({
      ...FIELDS,
      id: '1',
      receivedAt: 10,
      language: 'de',
      page: '',
      attribution: {},
      deliveries: [
        {
          ...mail,
          state: 'waiting',
          attempts: 2,
          firstAttemptAt: 11,
          nextAttemptAt: 5000,
          deliveredTo: ['a@b.example'],
          lastError: '450 busy',
        },
      ],
    }),
    expect.objectContaining({
      deliveries: [
        expect.objectContaining({ ...mail, state: 'sending', lease: { worker: 'host/1', until: 9000 } }),
      ],
    }),
    expect.objectContaining({
      heldReason: 'links',
      deliveries: [
        { ...mail, state: 'sent', attempts: 1, firstAttemptAt: 31, nextAttemptAt: 30, sentAt: 32 },
      ],
    }),
    expect.objectContaining({
      deliveries: [expect.objectContaining({ ...mail, state: 'failed', lastError: '550 unknown' })],
    }),
    expect.objectContaining({
      heldReason: 'trap',
      deliveries: [{ ...mail, state: 'held', attempts: 0, nextAttemptAt: 50 }],
    }),
  ]);
  expect(await store.findByKey('key', 11)).toMatchObject({ id: '1' });
  expect(await store.claim({ kind: 'mail', now: 5000, leaseMs: 60, worker: 'worker' })).toMatchObject({
    message: { id: '1' },
  });
}
