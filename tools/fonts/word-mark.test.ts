import { expect, test } from 'vitest';
import { WORD_MARK } from '../../app/shell/word-mark.ts';
import { drawWordMark } from './word-mark.ts';

test('the word mark is what the tool draws of its name', async () => {
  expect(await drawWordMark(WORD_MARK.name), 'Run: npm run logo').toEqual(WORD_MARK);
});

test('it is one em high, from the baseline up and down, and wider for a longer name', async () => {
  const boxes = await Promise.all(
    ['One', 'One and more'].map(async (name) => (await drawWordMark(name)).box),
  );
  const [short = [], long = []] = boxes.map((box) => box.split(' ').map(Number));
  expect(short.map(Math.sign)).toEqual([0, -1, 1, 1]);
  expect(long[1]).toBe(short[1]);
  expect(long[3]).toBe(short[3]);
  expect(long[2]).toBeGreaterThan(short[2] ?? 0);
});

test('a name with a letter that the font lacks is refused', async () => {
  await expect(drawWordMark('Пример')).rejects.toThrow('"Пример" has a letter');
});
