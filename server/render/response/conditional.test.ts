import { describe, expect, it } from 'vitest';
import { isNotModified } from './conditional.ts';

const MODIFIED = 'Sun, 06 Nov 1994 08:49:37 GMT';

describe('a copy is current', () => {
  it.each([MODIFIED, 'Mon, 07 Nov 1994 08:49:37 GMT'])('since %s', (date) => {
    expect(isCurrent({ 'If-Modified-Since': date })).toBe(true);
  });

  it('when its tag is in the list, whatever its date', () => {
    expect(isCurrent({ 'If-None-Match': '"old", W/"tag"', 'If-Modified-Since': '2099' })).toBe(true);
    expect(isCurrent({ 'If-None-Match': '"old"', 'If-Modified-Since': MODIFIED })).toBe(false);
  });
});

describe('a copy is not current', () => {
  it.each([
    'Sun, 06 Nov 1994 08:49:36 GMT',
    '2099',
    '2099-01-01T00:00:00Z',
    'tomorrow',
    '',
    'Sun, 06 Nov 2033 08:49:37 +0100',
    'Mon, 06 Nov 2033 08:49:37 GMT',
    'sun, 06 nov 2033 08:49:37 gmt',
    'Sun, 6 Nov 2033 08:49:37 GMT',
    'Sun, 31 Feb 2033 08:49:37 GMT',
    'Sun Nov 6 08:49:37 2033',
  ])('since "%s", which is older or no date of HTTP', (date) => {
    expect(isCurrent({ 'If-Modified-Since': date })).toBe(false);
  });
});

function isCurrent(headers: Record<string, string>): boolean {
  const request = new Request('https://www.site.example/', { headers });
  return isNotModified(request, { ETag: 'W/"tag"', 'Last-Modified': MODIFIED });
}
