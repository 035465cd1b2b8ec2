import type { MessageStore } from '../../server/messages/store.ts';

/** How many of these messages the store lacks. One after the other: a store refuses hundreds of calls at a time. */
export async function missingIn(store: MessageStore, ids: readonly string[]): Promise<number> {
  let missing = 0;
  for (const id of ids) if (!(await store.find(id))) missing += 1;
  return missing;
}
