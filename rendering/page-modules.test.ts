import { expect, test } from 'vitest';
import { pageFileAt } from './page-modules.ts';

test.each([
  ['/', 'app/routes/home.tsx'],
  ['/contact', 'app/routes/contact.tsx'],
  ['/intel/ai-intelligence-article', 'app/routes/article.tsx'],
  ['/showcase/silo-pharma', 'app/routes/showcase-detail.tsx'],
  ['/terms-of-service', 'app/routes/legal.tsx'],
  ['/Contact', 'app/routes/not-found.tsx'],
  ['/showcase/nobody', 'app/routes/showcase-detail.tsx'],
  ['/showcase/', 'app/routes/not-found.tsx'],
  ['/about/us', 'app/routes/not-found.tsx'],
  ['//contact', 'app/routes/not-found.tsx'],
  ['/contact/us', 'app/routes/not-found.tsx'],
])('%s is %s', (path, file) => {
  expect(pageFileAt(path)).toBe(file);
});
