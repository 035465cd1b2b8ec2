import type { MessageStore, MessageSummary } from './store.ts';

/** Nobody needs to know it newer, and a monitor that asks each second still sees each second. */
const KEEP_MS = 1000;

/**
 * The store's summary for who asks from outside: it goes through all messages, and anybody may ask. The store is
 * asked once at a time and once a second; a failure is told to those who wait for it and not kept.
 * @param now milliseconds of a clock that only goes forward
 */
export function shareSummary(store: Pick<MessageStore, 'summary'>, now = () => performance.now()) {
  let asking: Promise<MessageSummary> | undefined;
  let known: { summary: MessageSummary; until: number } | undefined;

  return {
    async summary(): Promise<MessageSummary> {
      if (known && now() < known.until) return known.summary;
      asking ??= ask();
      return asking;
    },
  };

  async function ask() {
    try {
      const summary = await store.summary();
      known = { summary, until: now() + KEEP_MS };
      return summary;
    } finally {
      asking = undefined;
    }
  }
}
