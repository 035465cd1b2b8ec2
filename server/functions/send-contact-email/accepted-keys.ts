import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContactMessage } from '../../../app/contact/message.ts';
import { IDEMPOTENCY_MS } from '../../messages/store.ts';

/** What this process has accepted, by idempotency key: a repeat is answered from here, also beyond a limit. */
export type AcceptedKeys = LRUCache<string, { id: string; digest: string }>;

/** Keys remembered, about two megabytes. Beyond that the longest unused is forgotten. */
export const MOST_KEYS = 5000;

export function createAcceptedKeys(): AcceptedKeys {
  return new LRUCache({ max: MOST_KEYS, ttl: IDEMPOTENCY_MS });
}

/** The same for the same fields. */
export function digestOf(message: ContactMessage): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('base64url');
}
