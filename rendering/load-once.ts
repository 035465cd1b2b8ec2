/**
 * A cached value: returned at once when it is loaded, else the promise of it, the same one until it settles.
 * Failures are not cached.
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
