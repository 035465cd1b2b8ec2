import './production.ts';
import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { readEnvironment, SettingError, type Settings } from './env.ts';
import { createLog, withFields } from './log.ts';
import { serve } from './serve.ts';
import { keptPages } from './pages/kept-pages.ts';
import type { SiteBuild } from './pages/page-renderer.ts';
import { StoreError } from './messages/store-error.ts';
import { openServices } from './services.ts';
import { openSiteWide } from './site-wide.ts';
import { startPrimary } from './workers/primary.ts';
import { siteWideInPrimary } from './workers/worker.ts';

/** `npm run serve`: the built site, by one process or several, until it is told to stop. */
const BUILD = pathToFileURL(resolve('build/server/entry.server.js')).href;

const log = cluster.isWorker ? withFields(createLog(), { worker: process.pid }) : createLog();
try {
  const settings = readEnvironment();
  if (cluster.isPrimary && settings.workers > 1) await startPrimary(settings, log);
  else await serveSite(settings);
} catch (error) {
  // The operator's to mend: one line, without the stack of the code that found it.
  if (error instanceof SettingError) log.error('start.bad-setting', { message: error.message });
  else if (error instanceof StoreError) log.error('start.no-store', { message: error.message });
  else log.error('start.failed', { error });
  process.exitCode = 1;
  // What ties it to the primary process would keep it alive.
  if (cluster.isWorker) process.exit();
}

async function serveSite(settings: Settings) {
  const build: SiteBuild = await import(BUILD);
  const siteWide = cluster.isWorker ? siteWideInPrimary : openSiteWide;
  const services = await openServices(settings, log, Date.now, siteWide);
  await serve(
    services,
    (origin) => createApp({ ...services, origin }, async () => build, 'production').fetch,
    // Workers are announced by the primary process, together.
    { before: keptPages(services), started: cluster.isWorker ? () => {} : undefined },
  );
}
