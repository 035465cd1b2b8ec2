import { describe, expect, it } from 'vitest';
import { isNotModified } from './conditional.ts';

const MODIFIED = 'Sun, 06 Nov 1994 08:49:37 GMT';

describe('a copy is current', () => {
  it.each([
    MODIFIED,
    'Sunday, 06-Nov-94 08:49:37 GMT',
    'Sun Nov  6 08:49:37 1994',
    'Sun Nov 13 08:49:37 1994',
    'Mon, 07 Nov 1994 08:49:37 GMT',
  ])('since %s', (date) => {
    expect(isCurrent({ 'If-Modified-Since': date })).toBe(true);
  });

  it('when its tag is in the list, whatever its date', () => {
    expect(isCurrent({ 'If-None-Match': '"old", W/"tag"', 'If-Modified-Since': '2099' })).toBe(true);
    expect(isCurrent({ 'If-None-Match': '"old"', 'If-Modified-Since': MODIFIED })).toBe(false);
  });
});

describe('a copy is not current', () => {
  it.each(['Sun, 06 Nov 1994 08:49:36 GMT', 'Saturday, 05-Nov-94 08:49:37 GMT', 'Sat Nov  5 08:49:37 1994'])(
    'since %s',
    (date) => {
      expect(isCurrent({ 'If-Modified-Since': date })).toBe(false);
    },
  );

  it.each(['tomorrow', '', 'Thu, 99 Foo 2099'])('since "%s", which is no date', (date) => {
    expect(isCurrent({ 'If-Modified-Since': date })).toBe(false);
  });
});

function isCurrent(headers: Record<string, string>): boolean {
  const request = new Request('https://www.site.example/', { headers });
  return isNotModified(request, { ETag: 'W/"tag"', 'Last-Modified': MODIFIED });
}
