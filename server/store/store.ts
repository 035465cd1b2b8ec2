import type { Attribution } from '../../site/contact/attribution.ts';
import type { ContactMessage } from '../../site/contact/message.ts';
import type { LanguageCode } from '../../site/language/languages.ts';

/**
 * Stores messages in any database (contract: `tests/contracts/message-store.ts`). A method rejects when the store cannot
 * be reached or written. Then nothing was changed, unless the connection to a database broke during the commit. All times
 * are Unix milliseconds.
 */
export interface MessageStore extends AsyncDisposable {
  /**
   * The clock of a store that several servers share. Servers that use it for `now` agree on what is due and which leases
   * have run out. Absent where the store has no clock of its own.
   */
  clock?(): Promise<number>;
  /**
   * Saves a message with a delivery of each kind that the store was opened with, due or held. When it resolves, the message survives a power cut. The same idempotency
   * key again within 24 hours saves nothing and returns `replayed` with the first message's id, or `conflict` when the
   * message is different.
   */
  save(entry: NewMessage, now: number): Promise<SaveResult>;
  /**
   * Saves a message of another store with its deliveries as they were there, without leases. Returns false when its id is here
   * already, or was deleted here on request.
   */
  take(message: StoredMessage): Promise<boolean>;
  find(id: string): Promise<StoredMessage | undefined>;
  /** The message that was saved with this idempotency key in the last 24 hours. */
  findByKey(key: string, now: number): Promise<ReceivedMessage | undefined>;
  /** Newest first. */
  list(filter: MessageFilter, page: Page): Promise<MessagePage>;
  /** All that match the filter, newest first, with a few hundred at a time in memory. */
  all(filter: MessageFilter): AsyncIterable<StoredMessage>;
  summary(): Promise<Summary>;

  /**
   * Hands out the delivery of a kind that has been due for longest; undefined when none is due. It goes to one caller, who holds it
   * until the lease expires. A delivery is due again when its lease has expired, because its worker has died, and when its
   * time is more than `FURTHEST_AHEAD_MS` in the future, because the clock was set back after the time was written.
   */
  claim(request: ClaimRequest): Promise<Claim | undefined>;
  /** Records the outcome of a claimed delivery. Returns false when the lease was lost or the message deleted. */
  settle(claim: Claim, outcome: Outcome): Promise<boolean>;

  /**
   * Makes every delivery that is being sent due again, and returns how many: for the start of a server, when no other uses the store.
   * Where several do, leases run out by themselves.
   * @param whose only what this worker has claimed
   */
  reclaim(whose?: Pick<ClaimRequest, 'kind' | 'worker'>): Promise<number>;
  /**
   * Gives the first kind that the store was opened with what waits or is held for other kinds, unless its message has a
   * delivery of one of them. Returns how many: they waited for settings that have changed.
   */
  reassign(): Promise<number>;

  /**
   * Makes a message's waiting and failed deliveries, or that of one kind, due now and restarts their schedule. A delivery
   * with an expired or impossible lease counts as waiting. Returns false when there is none.
   */
  retry(id: string, now: number, kind?: DeliveryKind): Promise<boolean>;
  /** Lets a held message be delivered. Returns false when there is none. */
  release(id: string, now: number): Promise<boolean>;
  /** Deletes messages for good, by id or by email address, ignoring case, and remembers their ids. Returns how many. */
  remove(which: { id: string } | { email: string }, now: number): Promise<number>;
  /** The ids of all messages that were removed in this way, for use after a restore of a backup. */
  removed(): Promise<string[]>;
  /**
   * Deletes messages for good, oldest first and at most `limit`, so that others can write before the next call
   * (`purgeInBatches`). Returns how many; fewer than `limit` means that none are left.
   */
  purge(request: PurgeRequest): Promise<number>;

  /** Writes a test message and undoes it. Rejects when a message could not be saved. */
  probe(now: number): Promise<void>;

  close(): Promise<void>;
}

export interface NewMessage {
  message: ContactMessage;
  /** The language in which the visitor read the site. */
  language: LanguageCode;
  /** Path of the page with the form; empty when the client did not tell. */
  page?: string;
  attribution?: Attribution;
  /** Why it is not delivered until the operator releases it; absent for an ordinary message. */
  heldReason?: HeldReason;
  /** Chosen by the client, one per filled-in form. */
  idempotencyKey?: string;
}

export type SaveResult = { outcome: 'saved' | 'replayed'; id: string } | { outcome: 'conflict' };

/** How long an idempotency key is remembered, in milliseconds. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;

/** A message without its deliveries. */
export interface ReceivedMessage extends ContactMessage {
  /** UUID. The mail's Message-ID and the webhook's id have it, and so are the same at every attempt. */
  id: string;
  receivedAt: number;
  language: LanguageCode;
  /** Path of the page with the form; empty when unknown. */
  page: string;
  attribution: Attribution;
  /** Why its deliveries are held, or were before their release. */
  heldReason?: HeldReason;
}

export interface StoredMessage extends ReceivedMessage {
  /** In the order of their kinds' names. */
  deliveries: Delivery[];
}

export const DELIVERY_KINDS = ['mail', 'webhook'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * `trap`: the field that people cannot see was filled in. `too-fast`: sent faster than a person types.
 * `links`: many links, or nothing else. `repeated`: the same words came from several addresses within a day.
 */
export const HELD_REASONS = ['trap', 'too-fast', 'links', 'repeated'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export interface Delivery {
  kind: DeliveryKind;
  state: DeliveryState;
  /** Attempts that count, including the current one. */
  attempts: number;
  firstAttemptAt?: number;
  /** When a waiting delivery is due. */
  nextAttemptAt: number;
  lease?: Lease;
  /** The recipients that have the mail when others were deferred, or refused for good. */
  deliveredTo?: readonly string[];
  /** How the last attempt failed, in the receiving server's words. */
  lastError?: string;
  sentAt?: number;
}

interface Lease {
  worker: string;
  until: number;
}

/** Retries and leases are at most an hour ahead; the other hour is for servers whose clocks differ. */
export const FURTHEST_AHEAD_MS = 2 * 60 * 60 * 1000;

export interface ClaimRequest {
  now: number;
  kind: DeliveryKind;
  /** How long the worker may take. */
  leaseMs: number;
  /** Name of the worker, for the operator. */
  worker: string;
}

export interface Claim {
  message: ReceivedMessage;
  delivery: Delivery;
  lease: Lease;
}

export type Outcome =
  /** At least one recipient has it. `deliveredTo` and `error` are set when others never will: who has it, and why. */
  | { result: 'sent'; at: number; deliveredTo?: readonly string[]; error?: string }
  /** Waits until `nextAttemptAt`. `deliveredTo` is all who have the mail by now; absent when nobody new has it. */
  | { result: 'deferred'; nextAttemptAt: number; error: string; deliveredTo?: readonly string[] }
  /** Waits until `nextAttemptAt`; the attempt does not count, because the message was not at fault. */
  | { result: 'returned'; nextAttemptAt: number; error: string }
  /** Nobody has it. Kept, but not tried again until the operator retries it. */
  | { result: 'failed'; error: string };

export interface MessageFilter {
  /** Of at least one delivery. */
  state?: DeliveryState;
  /** Of a delivery, the one of that state if both are given. */
  kind?: DeliveryKind;
  /** The visitor's email address, ignoring case. */
  email?: string;
}

export interface Page {
  limit: number;
  offset: number;
}

export interface MessagePage {
  messages: StoredMessage[];
  /** How many match the filter in all. */
  total: number;
}

/** Which messages to purge: those received before a time whose deliveries are all in one of these states. */
export interface PurgeRequest {
  receivedBefore: number;
  /** Deliveries with an expired lease count as `waiting`, as for `retry`. */
  states: readonly DeliveryState[];
  now: number;
  limit: number;
}

export type Summary = Record<DeliveryKind, KindSummary>;

/** How many deliveries are in each state, and when the oldest undelivered message was received. */
export interface KindSummary extends Record<DeliveryState, number> {
  oldestWaitingAt?: number;
}
