import type { ContactMessage } from '../../app/contact/message.ts';
import type { LanguageCode } from '../../app/language/languages.ts';

/**
 * Where the messages are kept, whatever the database: the contract of `tests/contracts/message-store.ts`.
 * A method's promise is rejected when the store cannot be reached or written; what it then was to do has
 * not happened, unless a database elsewhere was lost in the very moment of its commit. All times are Unix
 * milliseconds, and `now` is passed in.
 */
export interface MessageStore {
  /**
   * The time by the clock of a store that several machines share: who passes that in as `now` agrees with the
   * others about what is due and whose lease has run out. Absent where the store has no clock of its own.
   */
  clock?(): Promise<number>;
  /**
   * Keeps a message and its delivery in one transaction; once it answers, the message survives a power cut.
   * With an idempotency key it happens once: the same key within 24 hours answers `replayed` with the first
   * message's id, or `conflict` when the message is a different one.
   */
  save(entry: NewMessage, now: number): Promise<SaveResult>;
  find(id: string): Promise<StoredMessage | undefined>;
  /** Newest first. */
  list(filter: MessageFilter, page: Page): Promise<MessagePage>;
  summary(): Promise<MessageSummary>;

  /**
   * Hands out deliveries that are due, oldest first, each to one caller only, until its lease runs out.
   * A delivery whose lease ran out counts as due: the worker that held it has died. So does one whose time
   * lies beyond `FURTHEST_AHEAD_MS`: the clock has been set back since.
   */
  claim(request: ClaimRequest): Promise<Claim[]>;
  /** Writes down how a claimed delivery went. Answers false when the lease was lost or the message deleted. */
  settle(claim: Claim, outcome: Outcome): Promise<boolean>;

  /**
   * Makes a waiting or failed delivery due at once and starts its schedule anew. One that a worker has left
   * behind, its lease run out or impossible, counts as waiting. False: there is none.
   */
  retry(id: string, now: number): Promise<boolean>;
  /** Lets a held message be delivered. False: there is none. */
  release(id: string, now: number): Promise<boolean>;
  /** Deletes messages for good, by id or by e-mail address whatever its case. Answers how many. */
  remove(which: { id: string } | { email: string }): Promise<number>;
  /**
   * Deletes messages received before a time and in one of these states. What a worker has left behind goes with
   * `waiting`, as for `retry`. Answers how many.
   */
  purge(receivedBefore: number, states: readonly DeliveryState[], now: number): Promise<number>;

  close(): Promise<void>;
}

export interface NewMessage {
  message: ContactMessage;
  /** The language that the visitor read the site in. */
  language: LanguageCode;
  /** Why nobody is to be mailed until the operator releases it; absent for an ordinary message. */
  heldReason?: HeldReason;
  /** Chosen by the client, one per filled-in form. */
  idempotencyKey?: string;
}

export type SaveResult = { outcome: 'saved' | 'replayed'; id: string } | { outcome: 'conflict' };

/** How long an idempotency key is remembered (decisions, "Run contract"). */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;

export interface StoredMessage extends ContactMessage {
  /** UUID. It is also what makes the mail's Message-ID the same at every attempt. */
  id: string;
  receivedAt: number;
  language: LanguageCode;
  delivery: Delivery;
}

export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * `trap`: the field that people cannot see was filled in. `too-fast`: sent faster than a person types.
 * `links`: many links, or nothing else. `repeated`: the same words came from several addresses within a day.
 */
export const HELD_REASONS = ['trap', 'too-fast', 'links', 'repeated'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export interface Delivery {
  state: DeliveryState;
  /** Why the message is held, or was before its release. */
  heldReason?: HeldReason;
  /** Attempts that count, the present one included. */
  attempts: number;
  firstAttemptAt?: number;
  /** When a waiting delivery is due. */
  nextAttemptAt: number;
  /** Who is sending it. */
  lease?: Lease;
  /** The recipients that have the mail when others were deferred, or refused for good. */
  deliveredTo?: readonly string[];
  /** What the last attempt ended with, in the mail server's words. */
  lastError?: string;
  sentAt?: number;
}

interface Lease {
  worker: string;
  until: number;
}

/** No retry and no lease is further off than an hour; the rest is for servers whose clocks differ. */
export const FURTHEST_AHEAD_MS = 2 * 60 * 60 * 1000;

export interface ClaimRequest {
  limit: number;
  now: number;
  /** How long the worker may take for each. */
  leaseMs: number;
  /** Name of the worker, for the operator's eyes. */
  worker: string;
}

export interface Claim {
  message: StoredMessage;
  lease: Lease;
}

export type Outcome =
  /** At least one recipient has it. `deliveredTo` and `error`: only they, and why the others never will. */
  | { result: 'sent'; at: number; deliveredTo?: readonly string[]; error?: string }
  /** Waits until `nextAttemptAt`. `deliveredTo`: all who have the mail by now; absent: nobody new. */
  | { result: 'deferred'; nextAttemptAt: number; error: string; deliveredTo?: readonly string[] }
  /** Waits until `nextAttemptAt`; the attempt does not count, because the message was not at fault. */
  | { result: 'returned'; nextAttemptAt: number; error: string }
  /** Nobody has it. Kept, and not tried again until the operator says so. */
  | { result: 'failed'; error: string };

export interface MessageFilter {
  state?: DeliveryState;
  /** The visitor's e-mail address, whatever its case. */
  email?: string;
}

export interface Page {
  limit: number;
  offset: number;
}

export interface MessagePage {
  messages: StoredMessage[];
  /** How many the filter matches in all. */
  total: number;
}

/** How many messages stand where, and when the oldest that is not yet delivered was received. */
export interface MessageSummary extends Record<DeliveryState, number> {
  oldestWaitingAt?: number;
}
