import type { SettingName } from '../settings/settings.ts';
import type { Claim, DeliveryKind } from '../store/store.ts';

/** A way that messages take to the operator. Each kind decides what an answer of its receiver means. */
export interface Channel extends Disposable {
  kind: DeliveryKind;
  /** The settings that the operator should check when nothing gets through. */
  setting: SettingName;
  /** Makes one attempt within {@link SEND_LIMIT_MS}. Never rejects: a failure is a result. */
  send(claim: Pick<Claim, 'message' | 'delivery'>): Promise<Attempt>;
  /**
   * Finds out, without sending, whether the receiver can be reached as `send` does. Resolves with what failed, or
   * undefined.
   */
  verify(): Promise<Fault | undefined>;
  /** Aborts the current attempt and closes the connections. */
  close(): void;
}

/** How an attempt ended. */
export interface Attempt {
  /** When a delivery has several recipients: those who have received it, in this attempt or an earlier one. */
  deliveredTo?: readonly string[];
  /** Absent when every recipient has it. */
  fault?: Fault;
  /** The receiver's answer, if it says more than yes. */
  response?: string;
}

export interface Fault {
  verdict: Verdict;
  /** The reason in technical terms, for the log. */
  code: string;
  /** May quote the receiver, who may quote the message, so it must not be logged. */
  error: string;
  /** Unix milliseconds before which the receiver asks for no further attempt. */
  notBefore?: number;
}

/**
 * The meaning of a failed attempt for the delivery:
 * - `later`: try again. Also for unknown errors, because another try does no harm.
 * - `never`: the receiver will not take it.
 * - `operator`: the receiver accepts nothing from us until the operator fixes something.
 */
export type Verdict = 'later' | 'never' | 'operator';

/** The maximum time of a `send`, however slow the receiver. */
export const SEND_LIMIT_MS = 2 * 60_000;

/** Characters of an error that the store keeps. */
export const LONGEST_ERROR = 500;
