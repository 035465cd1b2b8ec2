import { expect, test } from 'vitest';
import { headersFile, LONGEST_LINE, MOST_RULES, type SiteFile } from './headers-file.ts';

const PAGE = {
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html',
  ETag: '"1"',
};

function sent(others: Record<string, Record<string, string>>) {
  const fileOf = (headers: Record<string, string>, isPage = false): SiteFile => ({
    body: Buffer.alloc(0),
    headers: new Headers(headers),
    isPage,
  });
  const files = Object.entries(others).map(([name, headers]) => [name, fileOf(headers)] as const);
  return headersFile(new Map([['index.html', fileOf(PAGE, true)], ...files]));
}

test('no header of a file is set by two rules, because hosts would join the values', () => {
  const text = sent({
    'assets/a.js': { 'X-Frame-Options': 'DENY', 'Cache-Control': 'immutable' },
    'assets/b.js': { 'Cache-Control': 'immutable' },
    'robots.txt': { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' },
  });
  expect(text).toBe(
    [
      '/*\n  X-Frame-Options: DENY',
      '/assets/*\n  Cache-Control: immutable',
      '/robots.txt\n  Cache-Control: no-cache\n  Content-Type: text/plain\n',
    ].join('\n\n'),
  );
});

test('more rules, or longer lines, than hosts read are refused', () => {
  const many = Array.from({ length: MOST_RULES }, (_, number) => [`file-${number}.txt`, {}] as const);
  expect(() => sent(Object.fromEntries(many))).toThrow(`more than ${MOST_RULES}`);
  const long = { 'a.txt': { 'X-Long': 'x'.repeat(LONGEST_LINE) } };
  expect(() => sent(long)).toThrow(`more than ${LONGEST_LINE}`);
});
