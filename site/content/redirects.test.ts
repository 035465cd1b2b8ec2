import { expect, test } from 'vitest';
import { checkRedirects } from './redirects.ts';

const CIRCLE = 'leads in a circle';

const PATHS = new Set(['/', '/intel', '/intel/new', '/faq']);

/** Each redirect is written as its path, a space and its target. */
const check = (...redirects: string[]) => {
  const { pages, broken } = checkRedirects(
    redirects.map((redirect) => {
      const [from = '', to = ''] = redirect.split(' ');
      return { from, to };
    }),
    PATHS,
  );
  return { pages: Object.fromEntries(pages), broken: broken.map(({ path, reason }) => `${path} ${reason}`) };
};

test('an old path leads to the page, in any spelling and through several redirects at once', () => {
  expect(check('/Intel/Old.html /intel/newer', '/intel/newer /intel/new')).toEqual({
    pages: { '/intel/old.html': '/intel/new', '/intel/newer': '/intel/new' },
    broken: [],
  });
});

test.each<[what: string, redirects: string[], broken: string[], pages?: object]>([
  ['a loop', ['/a /b', '/b /a'], [`/b ${CIRCLE}`, `/a ${CIRCLE}`]],
  ['a path into a loop', ['/x /a', '/a /b', '/b /a'], [`/a ${CIRCLE}`, `/b ${CIRCLE}`, `/a ${CIRCLE}`]],
  ['itself', ['/a /a'], [`/a ${CIRCLE}`]],
  ['a dead end', ['/a /b', '/b /gone'], ['/gone expected the address of a page']],
  ['a page as its source', ['/faq /intel'], ['/faq is a page: expected the address that it had before']],
  ['a second one of a path', ['/a /faq', '/a /intel'], ['/a has a redirect already'], { '/a': '/faq' }],
  ['a language', ['/de/a /faq'], ['/de/a expected a path without a language: it counts for all']],
])('%s is named, and leads nowhere', (_, redirects, broken, pages = {}) => {
  expect(check(...redirects)).toEqual({ pages, broken });
});

test.each([
  ['a chain', '/intel/new', 'pages'],
  ['a circle', '/0', 'broken'],
] as const)('%s of as many redirects as a file can hold is followed in no time', (_, last, where) => {
  const chain = Array.from({ length: 60_000 }, (__, index) => `/${index} /${index + 1}`);
  const { pages, broken } = check(...chain, `/60000 ${last}`);
  const found = { pages: Object.keys(pages).length, broken: broken.length };
  expect(found).toEqual({ pages: 0, broken: 0, [where]: 60_001 });
});
