import type { StoredMessage } from '../../server/messages/store.ts';

/** A message as programs get it: flat, with times in ISO 8601 and null for what is not there. */
export function toRecord(message: StoredMessage) {
  const { delivery } = message;
  return {
    id: message.id,
    receivedAt: iso(message.receivedAt),
    language: message.language,
    firstName: message.firstName,
    lastName: message.lastName,
    email: message.email,
    company: message.company,
    companyType: message.companyType,
    message: message.message,
    state: delivery.state,
    heldReason: delivery.heldReason ?? null,
    attempts: delivery.attempts,
    nextAttemptAt: delivery.state === 'waiting' ? iso(delivery.nextAttemptAt) : null,
    deliveredTo: delivery.deliveredTo?.join(', ') ?? null,
    sentAt: iso(delivery.sentAt),
    lastError: delivery.lastError ?? null,
  };
}

export type MessageRecord = ReturnType<typeof toRecord>;

function iso(time: number | undefined) {
  return time === undefined ? null : new Date(time).toISOString();
}
