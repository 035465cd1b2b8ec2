import { openInsights } from '../../server/insights/open-store.ts';
import type { Settings } from '../../server/env.ts';
import { openStore, type StoreUser } from '../../server/messages/open-store.ts';
import type { MessageStore } from '../../server/messages/store.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

const MESSAGE = {
  firstName: 'npm run',
  lastName: 'doctor',
  email: 'doctor@localhost',
  company: '',
  companyType: '',
  message: 'Written to try the store, and deleted at once. Safe to delete.',
} as const;

/**
 * Saves a message, reads it back and deletes it again, and touches every other table as the server does. The message is
 * held, so that no running server mails it.
 * @throws when one of these fails.
 */
export async function tryStore(
  settings: StoreSettings,
  now: number,
  user: StoreUser = 'operator',
): Promise<void> {
  await using store = closing(await openStore(settings, user));
  await using insights = closing(await openInsights(settings, user));
  await store.probe(now);
  const saved = await store.save({ message: MESSAGE, language: 'en', heldReason: 'trap' }, now);
  if (saved.outcome === 'conflict') throw new Error('a message without a key is taken for another one');
  const { id } = saved;
  try {
    const found = await store.find(id);
    if (found?.message !== MESSAGE.message) throw new Error('the message that was just saved is not there');
    // These change nothing, because the message is held and none is that old, but need the rights to.
    await store.retry(id, now);
    await store.purge({ receivedBefore: 0, states: ['held'], now, limit: 1 });
    await store.summary();
  } finally {
    await store.remove({ id });
  }
  await insights.add({ views: [], referrers: [], vitals: [] });
  await insights.purge('', 1);
}

/** The store's time in Unix milliseconds. */
export async function storeTime(settings: StoreSettings): Promise<number> {
  await using store: MessageStore & AsyncDisposable = closing(await openStore(settings, 'operator'));
  return (await store.clock?.()) ?? Date.now();
}

function closing<Store extends { close(): Promise<void> }>(store: Store): Store & AsyncDisposable {
  return { ...store, [Symbol.asyncDispose]: () => store.close() };
}
