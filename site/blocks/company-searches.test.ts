import { expect, test } from 'vitest';
import { edgarSearchFor, webSearchFor } from './company-searches.ts';

test('a search link carries the whole name, whatever its characters', () => {
  const name = 'A&B "Ö" #1';
  expect(new URL(webSearchFor(name)).searchParams.get('q')).toBe(name);
  expect(new URL(edgarSearchFor(name)).searchParams.get('company')).toBe(name);
  expect(() => webSearchFor('\ud800')).not.toThrow();
});
