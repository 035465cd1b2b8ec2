import type { MessageStore } from '../../server/messages/store.ts';

/** One thing that the operator can ask for. */
export interface Command {
  /** What follows the name, such as `ID… [--json]`. */
  usage: string;
  /** One line of what it does, then one for each option. */
  help: [summary: string, ...options: string[]];
  /**
   * Understands the arguments after the name.
   * @throws when they cannot be understood.
   */
  parse(args: string[]): Job;
}

/** Does it, and answers what to print. Rejects when it cannot be done. */
export type Job = (store: MessageStore, now: number) => Promise<string>;
