import { expect, test } from 'vitest';
import { canonicalPath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/contact', '/contact'],
  ['/CoNtAcT', '/contact'],
  ['/contact////', '/contact'],
  ['/%63ontact', '/contact'],
  ['/de/Pricing/', '/de/pricing'],
  ['/de/', '/de'],
  ['//contact', '//contact'],
  ['/%2563ontact', '/%63ontact'],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
