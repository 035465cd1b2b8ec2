import * as v from 'valibot';
import { plainAddress } from '../../app/contact/plain-address.ts';
import { DELIVERY_STATES, type DeliveryState, type MessageStore } from '../../server/messages/store.ts';

export interface Command {
  /** What follows the name, such as `ID… [--json]`. */
  usage: string;
  help: string;
  /** @throws when it does not understand the arguments after the name. */
  parse(args: string[]): Job;
}

/** Runs the command and returns what to print. Rejects when it cannot be done. */
export type Job = (store: MessageStore, now: number) => Promise<string>;

/** The kinds of option for `parseArgs`. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;
/** The value of an option that takes a whole number. */
export function wholeNumber(
  option: string,
  value: string,
  { from, to }: { from: number; to: number },
): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= from && number <= to) return number;
  throw new Error(`--${option} takes a whole number from ${from} to ${to}, not "${value}"`);
}

/** The value of `--state`; undefined when it was not given. */
export function deliveryState(value: string | undefined): DeliveryState | undefined {
  if (value === undefined || v.is(v.picklist(DELIVERY_STATES), value)) return value;
  throw new Error(`--state takes ${DELIVERY_STATES.join(', ')}, not "${value}"`);
}

/** The value of `--email`, as it is stored; undefined when it was not given. */
export function emailAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const address = plainAddress(value);
  if (address.includes('@')) return address;
  throw new Error(`--email takes an e-mail address, not "${value}"`);
}

/** The positional arguments of a command that needs at least one ID. */
export function ids(positionals: string[]): string[] {
  if (positionals.length > 0) return positionals;
  throw new Error('Which message? An ID is missing; the command list shows them');
}

/**
 * Makes each message due, those that can be even when others cannot, and prints a line for each.
 * @param only which messages it is possible for, in words
 * @param act false when it is not possible
 */
export function makeDue(
  chosen: string[],
  only: string,
  act: (store: MessageStore, id: string, now: number) => Promise<boolean>,
): Job {
  return async (store, now) => {
    const lines: string[] = [];
    let failures = 0;
    for (const id of chosen) {
      if (await act(store, id, now)) {
        lines.push(`${id} is to be mailed now`);
      } else {
        failures += 1;
        const message = await store.find(id);
        lines.push(message ? `${id} is ${message.delivery.state}: ${only}` : `There is no message ${id}`);
      }
    }
    if (failures > 0) throw new Error(lines.join('\n'));
    return lines.join('\n');
  };
}
