import { test } from 'vitest';
import type { ClaimRequest, DeliveryKind, MessageStore } from '../../server/store/store.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';

/** An empty place to keep messages in, which several handles can have open at once. */
export interface StorePlace {
  open(kinds: readonly DeliveryKind[]): Promise<MessageStore>;
  /** Called when every handle is closed. */
  destroy(): Promise<void>;
}

export const DAY = 24 * 60 * 60 * 1000;

export const ALL = { limit: 100, offset: 0 };

/** Gives each test a new place, two handles of it, and a worker's operations on deliveries of one kind. */
export function storeTest(createPlace: () => Promise<StorePlace>, kind: DeliveryKind) {
  const it = test
    .extend('stores', async () => {
      const place = await createPlace();
      return { place, store: await place.open([kind]), other: await place.open([kind]) };
    })
    .extend('place', ({ stores }) => stores.place)
    .extend('store', ({ stores }) => stores.store)
    .extend('other', ({ stores }) => stores.other);
  it.afterEach(async ({ stores: { place, store, other } }) => {
    await store.close();
    await other.close();
    await place.destroy();
  });
  return { it, request, claimed, claimAll, deliveryOf };

  async function deliveryOf(id: string, by: MessageStore) {
    return (await by.find(id))?.deliveries[0];
  }

  async function claimed(by: MessageStore) {
    const id = await saveMessage(by);
    const claim = await by.claim(request());
    if (!claim) throw new Error('The saved message was not handed out');
    return { id, claim };
  }

  /** Claims until nothing is due, and returns the ids. */
  async function claimAll(by: MessageStore, index: number): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const claim = await by.claim(request({ worker: `worker ${index}` }));
      if (!claim) return ids;
      ids.push(claim.message.id);
    }
  }

  function request(fields: Partial<ClaimRequest> = {}): ClaimRequest {
    return { kind, now: 0, leaseMs: 60, worker: 'worker', ...fields };
  }
}
