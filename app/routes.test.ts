import { expect, test } from 'vitest';
import { pageFileAt } from './routes.ts';

test.each([
  ['/', './routes/home.tsx'],
  ['/contact', './routes/contact.tsx'],
  ['/intel/ai-intelligence-article', './routes/article.tsx'],
  ['/showcase/silo-pharma', './routes/showcase-detail.tsx'],
  ['/terms-of-service', './routes/legal.tsx'],
  ['/Contact', './routes/not-found.tsx'],
  ['/showcase/nobody', './routes/not-found.tsx'],
  ['//contact', './routes/not-found.tsx'],
  ['/contact/us', './routes/not-found.tsx'],
])('%s is %s', (path, file) => {
  expect(pageFileAt(path)).toBe(file);
});
