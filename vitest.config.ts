import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/{contracts,rules,specification}/**/*.test.ts',
    ],
    restoreMocks: true,
  },
});
