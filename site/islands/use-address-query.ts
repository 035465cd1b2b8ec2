import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * Keeps the state of an island in the query of the address, so that visitors can share it and the server can answer
 * without scripts.
 * @param rendered the query that the server has rendered
 * @returns the query, with its question mark, and a function that replaces it without a new history entry
 */
export function useAddressQuery(rendered: string): [query: string, replace: (query: string) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => rendered,
  );
  return [query, replaceQuery];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replaceQuery(query: string) {
  const { pathname, hash } = window.location;
  history.replaceState(history.state, '', pathname + query + hash);
  for (const listener of listeners) listener();
}
