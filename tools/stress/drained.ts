import { setTimeout as pause } from 'node:timers/promises';
import type { MessageStore } from '../../server/messages/store.ts';

/** Resolves when no message waits for its mail any more. */
export async function drained(store: MessageStore): Promise<void> {
  for (;;) {
    const { waiting, sending } = await store.summary();
    if (waiting + sending === 0) return;
    await pause(1000);
  }
}
