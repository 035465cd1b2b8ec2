import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { TEST_ALL } from './tests/fixtures/effort.ts';
import { islandPhrases } from './tools/build/island-phrases.ts';

/** Tests that take minutes: only `npm run test:all` runs them. */
const LONG = [
  'server/whole-app/app.fuzz.test.ts',
  'server/media/photographs.test.ts',
  'editor/{broken-content,phrases/new-language}.test.ts',
  'tests/rules/linear-time.test.ts',
];

/** Tests of the built site, nearly all in their own process. */
const SITE = [
  'server/app.test.ts',
  'server/whole-app/*.test.ts',
  'tests/rules/{budget,top-level-await}.test.ts',
];

/** Tests that need the build, start a process or a database, or try thousands of inputs. */
const INTEGRATION = [
  'site/backend/client.test.ts',
  'server/{dev,main}.test.ts',
  'server/process/serve.test.ts',
  'server/media/photographs.test.ts',
  'editor/{broken-content,preview}.test.ts',
  'operator/{doctor,insights,release}.test.ts',
  'tests/deploy/*.test.ts',
  'editor/phrases/{merge,new-language}.test.ts',
  'tests/contracts/**/*.test.ts',
  'tests/rules/{delete-a-page,linear-time}.test.ts',
];

export default defineConfig({
  plugins: [islandPhrases()],
  test: {
    exclude: [...configDefaults.exclude, ...(TEST_ALL ? [] : LONG)],
    restoreMocks: true,
    unstubGlobals: true,
    // Documents have their sheets.
    css: true,
    setupFiles: ['tests/fixtures/setup.ts'],
    globalSetup: 'tests/fixtures/temporary-folder.ts',
    // A test that hangs must end, and a busy machine must not fail one that does not.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 180_000 } },
    // Two more than cores: many tests wait for processes and browsers.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{editor,lab,operator,packages,server,site,tools}/**/*.test.{ts,tsx}',
            'tests/{rules,specification}/**/*.test.ts',
          ],
          exclude: [...SITE, ...INTEGRATION],
          // Loading the modules once instead of once a file takes a third of the time away.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: SITE,
          // As above.
          isolate: false,
          globalSetup: 'tests/fixtures/site/fresh-build.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: INTEGRATION,
          // As above.
          isolate: false,
          globalSetup: [
            'tests/fixtures/site/fresh-build.ts',
            'tests/fixtures/services/postgres-of-the-run.ts',
          ],
        },
      },
      // `npm run test:content` tests the editors' content, and `npm test` does not.
      ...(process.env.TEST_CONTENT
        ? [{ extends: true as const, test: { name: 'shipped', include: ['tests/shipped/*.test.ts'] } }]
        : []),
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/fixtures/site/fresh-build.ts',
        },
      },
    ],
  },
});
