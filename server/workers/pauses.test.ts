import { expect, it } from 'vitest';
import { createPauses } from './pauses.ts';

it('replaces at once what lived long, and ever later what dies young', () => {
  const { after } = createPauses();
  expect(after(3_600_000)).toBe(0);
  expect([0, 500, 59_999].map(after)).toEqual([1000, 2000, 4000]);
  expect(after(60_000)).toBe(0);
  expect(after(10)).toBe(1000);
  for (let death = 0; death < 50; death += 1) after(10);
  expect(after(10)).toBe(60_000);
});
