import { describe } from 'vitest';
import { DELIVERY_KINDS } from '../../server/store/store.ts';
import { describeDeliveries } from './message-deliveries.ts';
import { describeOperator } from './message-operator.ts';
import { describeSaving } from './message-saving.ts';
import type { StorePlace } from './store-place.ts';

/** What every message store does, whatever its database and the kind of its deliveries. */
export function describeMessageStore(name: string, createPlace: () => Promise<StorePlace>): void {
  describe.each(DELIVERY_KINDS)(`the message store on ${name}, with deliveries by %s`, (kind) => {
    describeSaving(createPlace, kind);
    describeDeliveries(createPlace, kind);
    describeOperator(createPlace, kind);
  });
}
