import * as v from 'valibot';
import { DELIVERY_STATES, type DeliveryState } from '../../server/messages/store.ts';

/** A whole number that an option takes. */
export function wholeNumber(
  option: string,
  value: string,
  { from, to }: { from: number; to: number },
): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= from && number <= to) return number;
  throw new Error(`--${option} takes a whole number from ${from} to ${to}, not "${value}"`);
}

/** A state that `--state` takes; undefined when it was not given. */
export function deliveryState(value: string | undefined): DeliveryState | undefined {
  if (value === undefined || v.is(v.picklist(DELIVERY_STATES), value)) return value;
  throw new Error(`--state takes ${DELIVERY_STATES.join(', ')}, not "${value}"`);
}

/** One or more ids. */
export function ids(positionals: string[]): string[] {
  if (positionals.length > 0) return positionals;
  throw new Error('Which message? An ID is missing; the command list shows them');
}
