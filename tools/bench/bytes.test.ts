import { expect, test } from 'vitest';
import { bytesRows } from './bytes.ts';

test('a route’s own scripts are those that not every route brings', () => {
  const rows = bytesRows(
    new Map([
      [
        '/',
        [
          { path: '/', kind: 'html', bytes: 10 },
          { path: '/assets/react.js', kind: 'js', bytes: 100 },
          { path: '/assets/home.js', kind: 'js', bytes: 5 },
        ],
      ],
      [
        '/faq',
        [
          { path: '/faq', kind: 'html', bytes: 20 },
          { path: '/assets/react.js', kind: 'js', bytes: 100 },
        ],
      ],
    ]),
  );
  expect(rows).toMatchObject([
    { path: '/', kinds: { html: 10, js: 105, font: 0 }, ownJs: 5, all: 115, requests: 3 },
    { path: '/faq', kinds: { html: 20, js: 100 }, ownJs: 0, all: 120, requests: 2 },
  ]);
});
