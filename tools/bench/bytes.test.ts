import { expect, test } from 'vitest';
import { bytesRows } from './bytes.ts';

test('a route’s own JavaScript is what some other route does not load', () => {
  const react = { path: '/assets/react.js', type: 'Script', bytes: 90_000 };
  const home = { path: '/assets/home.js', type: 'Script', bytes: 5000 };
  const data = { path: '/data/faq', type: 'Fetch', bytes: 700 };
  const rows = bytesRows(
    new Map([
      ['/', [{ path: '/', type: 'Document', bytes: 10_000 }, react, home]],
      ['/faq', [{ path: '/faq', type: 'Document', bytes: 20_000 }, react, data]],
    ]),
  );
  // HTML, CSS, JavaScript, fonts, other, own JavaScript, all; then the number of requests.
  expect(rows).toEqual([
    ['/', '10.0', '0.0', '95.0', '0.0', '0.0', '5.0', '105.0', 3],
    ['/faq', '20.0', '0.0', '90.0', '0.0', '0.7', '0.0', '110.7', 3],
  ]);
});
