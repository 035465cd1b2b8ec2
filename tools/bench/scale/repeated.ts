import { median } from '../median.ts';

/** Milliseconds that an act takes in this process: the median of several rounds, after some to warm up. */
export function repeated(act: () => unknown, { rounds = 60, before = () => {} } = {}): number {
  const times = Array.from({ length: rounds + 10 }, () => {
    before();
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return median(times.slice(10));
}
