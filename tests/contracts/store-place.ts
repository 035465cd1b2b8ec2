import type { ClaimRequest, DeliveryKind, MessageStore } from '../../server/store/store.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';

/** An empty place to keep messages in, which several handles can have open at once. */
export interface StorePlace {
  open(kinds: readonly DeliveryKind[]): Promise<MessageStore>;
  /** Called when every handle is closed. */
  destroy(): Promise<void>;
}

/** A new place with two handles of it. */
export async function openStores(createPlace: () => Promise<StorePlace>, kind: DeliveryKind) {
  const place = await createPlace();
  return { place, store: await place.open([kind]), other: await place.open([kind]) };
}

export async function closeStores({ place, store, other }: Awaited<ReturnType<typeof openStores>>) {
  await store.close();
  await other.close();
  await place.destroy();
}

/** Requests of a worker for deliveries of one kind. */
export function requestsOf(kind: DeliveryKind) {
  return { request, claimed, claimAll };

  async function claimed(by: MessageStore) {
    const id = await saveMessage(by);
    const claim = await by.claim(request());
    if (!claim) throw new Error('The saved message was not handed out');
    return { id, claim };
  }

  /** Claims until nothing is due, and answers the ids. */
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
