/** `npm start` and `npm run serve`: serves the built site. */
import { dirname } from 'node:path';
import { createApp } from './app.ts';
import { parseEnvironment, SettingsError } from './settings/settings.ts';
import { createLog } from './monitoring/log.ts';
import { serve } from './process/serve.ts';
import { BROWSER_BUILD, staticFiles } from './middleware/static-files.ts';
import { BUILT_PAGES, HOME, MANIFEST_FILE, VERSION } from './process/home-folder.ts';
import { builtAssets } from './render/page-assets.ts';
import type { SiteBuild } from './render/pages.ts';
import { StoreError } from './store/store-error.ts';
import { openServices } from './services.ts';

const log = createLog();
try {
  const settings = parseEnvironment(process.env);
  const build: SiteBuild = await import(BUILT_PAGES);
  const services = await openServices(settings, log);
  const options = {
    assets: builtAssets(BROWSER_BUILD, MANIFEST_FILE),
    // The folder of a release also holds older and newer releases.
    files: staticFiles({ root: BROWSER_BUILD, releases: VERSION && dirname(HOME) }),
  };
  await serve(services, (origin) => createApp({ ...services, origin }, async () => build, options).fetch);
} catch (error) {
  // For the operator to fix: a line for each fault, without a stack.
  if (error instanceof SettingsError)
    for (const message of error.faults) log.error('start.bad-setting', { message });
  else if (error instanceof StoreError) log.error('start.no-store', { message: error.message });
  else log.error('start.failed', { error });
  // Exits at once: open services would keep the process alive.
  process.exit(1);
}
