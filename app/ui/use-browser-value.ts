import { useSyncExternalStore } from 'react';

/** A value that only the browser has and that never changes; undefined on the server and while the page hydrates. */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(never, read, () => undefined);
}

function never() {
  return () => {};
}
