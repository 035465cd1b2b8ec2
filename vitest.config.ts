import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'rendering/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/{contracts,rules}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'specification',
          include: ['tests/specification/**/*.test.ts'],
          // They only render pages. Loading the site once instead of once a file halves their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
