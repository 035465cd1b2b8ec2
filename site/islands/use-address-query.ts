import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * The query of the address, which says what an island shows, so that it can be shared and the server can answer without
 * scripts; and a function that replaces it, so that Back leaves the page.
 * @param rendered the query that the server has rendered
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
