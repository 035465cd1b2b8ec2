import { expect, it, vi } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

it('is a random UUID, also on a page served over http', () => {
  // Without https, browsers offer nothing else of `crypto`.
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, idempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
