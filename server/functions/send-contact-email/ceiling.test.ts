import { beforeEach, describe, expect, it } from 'vitest';
import { createCeiling, type Reservation } from './ceiling.ts';

describe('the ceiling over all messages', () => {
  let now: number;
  let ceiling: ReturnType<typeof createCeiling>;

  beforeEach(() => {
    now = 0;
    ceiling = createCeiling({ count: 2, seconds: 60 }, () => now);
  });

  it('lets so many be stored and says how long the next has to wait', () => {
    expect(ceiling.take()).toBeDefined();
    now = 20_000;
    expect(ceiling.waitSeconds()).toBe(0);
    expect(ceiling.take()).toBeDefined();
    expect(ceiling.take()).toBeUndefined();
    expect(ceiling.waitSeconds()).toBe(40);
    now = 60_000;
    expect(ceiling.waitSeconds()).toBe(0);
    expect(ceiling.take()).toBeDefined();
  });

  it('counts nothing for being asked', () => {
    for (let count = 0; count < 10; count += 1) expect(ceiling.waitSeconds()).toBe(0);
    expect(ceiling.take()).toBeDefined();
  });

  it('takes back what was not stored after all', () => {
    const place = taken();
    ceiling.take();
    ceiling.giveBack(place);
    expect(ceiling.waitSeconds()).toBe(0);
  });

  it('takes nothing back for a time that is over', () => {
    const place = taken();
    now = 60_000;
    ceiling.take();
    ceiling.take();
    ceiling.giveBack(place);
    expect(ceiling.take()).toBeUndefined();
  });

  function taken(): Reservation {
    const place = ceiling.take();
    if (!place) throw new Error('There is no place left.');
    return place;
  }
});
