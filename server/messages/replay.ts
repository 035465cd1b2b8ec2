import { CONTACT_FIELDS } from '../../app/contact/message.ts';
import type { NewMessage, SaveResult, StoredMessage } from './store.ts';

/** The answer to a message whose idempotency key came with the `first` one. */
export function replayOf(first: StoredMessage, { message }: NewMessage): SaveResult {
  const same = CONTACT_FIELDS.every((field) => first[field] === message[field]);
  return same ? { outcome: 'replayed', id: first.id } : { outcome: 'conflict' };
}
