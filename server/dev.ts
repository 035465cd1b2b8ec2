/**
 * `npm run dev`: the routes, pages and content security policy of production, from the sources. The process and its
 * address stay while code, schemas and content are edited; requests wait while modules reload. Only this file and what
 * it imports need a restart.
 */
import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { createServer as createVite } from 'vite';
import type * as AppModule from './app.ts';
import { parseEnvironment } from './settings/settings.ts';
import { createLog } from './monitoring/log.ts';
import type { GetBuild, SiteBuild } from './render/pages.ts';
import { serve, type Handler } from './process/serve.ts';
import type * as ServicesModule from './services.ts';

const settings = parseEnvironment(process.env);
const log = createLog();
const server = createServer();
const contentDir = resolve(settings.contentDir);
const vite = await createVite({
  // The store and the build change by themselves.
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: [resolve(settings.dataDir, '**'), resolve('{build,test-results}/**')] },
  },
  appType: 'custom',
  configLoader: 'native',
});
vite.watcher.add(contentDir);
// Pages are rendered on the server, so any change reloads the whole document.
vite.watcher.on('all', async (_event, path) => {
  if (resolve(path).startsWith(contentDir + sep)) await running?.services.content.look();
  running?.services.pageCache.clear();
  vite.ws.send({ type: 'full-reload' });
});

const getBuild: GetBuild = async () =>
  (await vite.ssrLoadModule('/server/render/entry.server.ts')) as SiteBuild;

const documentOptions: AppModule.AppOptions = {
  assets: { script: ['/site/main.ts', ''], devClient: '/@vite/client' },
  trustedTypes: false,
};

/** The app and its services, with the functions of the newest modules that made them. */
interface Running {
  openServices: typeof ServicesModule.openServices;
  createApp: typeof AppModule.createApp;
  services: ServicesModule.Services;
  handler: Handler;
}

let running: Running | undefined;
let loading: Promise<unknown> = Promise.resolve();

/**
 * After an edit of a module that the services import, such as a schema, the old services close before new ones open:
 * the store is opened once at a time.
 */
async function newest(origin: string): Promise<Handler> {
  const { openServices } = (await vite.ssrLoadModule('/server/services.ts')) as typeof ServicesModule;
  const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof AppModule;
  if (running?.openServices !== openServices) {
    await running?.services.close();
    running = undefined;
  }
  if (running?.createApp !== createApp) {
    const services = running?.services ?? (await openServices(settings, log));
    const handler = createApp({ ...services, origin }, getBuild, documentOptions).fetch;
    running = { openServices, createApp, services, handler };
  }
  return running.handler;
}

await serve(
  { settings, log, close: async () => running?.services.close() },
  (origin) => async (request, bindings) => {
    const handler = loading.then(() => newest(origin));
    loading = handler.catch(() => {});
    return (await handler)(request, bindings);
  },
  {
    server,
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  },
);
