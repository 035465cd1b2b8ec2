import { expect, test } from 'vitest';
import { edgarFormSearch, edgarSearchFor, webSearchFor } from './searches.ts';

test('a search carries any name whole', () => {
  const name = 'A&B "Ö" #1';
  expect(new URL(webSearchFor(name)).searchParams.get('q')).toBe(name);
  expect(new URL(edgarSearchFor(name)).searchParams.get('company')).toBe(name);
  expect(() => webSearchFor('\ud800')).not.toThrow();
});

test('without a source on EDGAR, the filings of a form are searched by name', () => {
  const search = new URL(edgarFormSearch({ company_name: 'A&B' }, '8-K')).searchParams;
  expect([search.get('company'), search.get('type')]).toEqual(['A&B', '8-K']);
});
