import { defineConfig } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from './tests/fixtures/site/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/fixtures/temporary-folder.ts',
  // Emptied at each start: the reports beside it stay.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than cores: tests wait more than they compute.
  workers: 3,
  // As in vitest.config.ts: a test that hangs must end, and a busy machine must not fail one that does not.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  // No trace: it more than doubles the time of the tests. `npx playwright test FILE --trace=on` keeps one.
  reporter: [['list'], ['junit', { outputFile: 'test-results/browser.xml' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath('chromium-headless-shell'), args: CHROMIUM_FLAGS },
  },
});
