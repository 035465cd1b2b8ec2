import { describe } from 'vitest';
import { DELIVERY_KINDS, type DeliveryKind } from '../../server/store/store.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { describeDeliveries } from './message-deliveries.ts';
import { describeOperator } from './message-operator.ts';
import { describeSaving } from './message-saving.ts';
import type { StorePlace } from './store-place.ts';

/**
 * The contract of every message store, whatever its database, its tables and the kind of its deliveries.
 * @param usual the kind that `npm test` asks; `npm run test:all` asks every kind
 */
export function describeMessageStore(
  name: string,
  usual: DeliveryKind,
  createPlace: () => Promise<StorePlace>,
): void {
  const kinds = TEST_ALL ? DELIVERY_KINDS : [usual];
  describe.each(kinds)(`the message store on ${name}, with deliveries by %s`, (kind) => {
    describeSaving(createPlace, kind);
    describeDeliveries(createPlace, kind);
    describeOperator(createPlace, kind);
  });
}
