/**
 * What is known by a key: at once when it is here, else its promise, the same until it settles. A failure is
 * forgotten, so that the next one to ask tries again.
 */
export function loadOnce<Key, Value>(
  known: Map<Key, Value | Promise<Value>>,
  key: Key,
  load: (key: Key) => Promise<Value>,
): Value | Promise<Value> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const coming = load(key);
  known.set(key, coming);
  coming.then(
    (value) => known.set(key, value),
    () => known.delete(key),
  );
  return coming;
}
