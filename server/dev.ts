/**
 * `npm run dev`: the routes, pages and content security policy of production, which are reloaded after each
 * edit of code or content. Services are opened once, outside the reloaded modules,
 * because an edit must not open another store. What they import themselves, such as the table of pages, starts the server
 * again when it changes (`node --watch`).
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import type * as AppModule from './app.ts';
import { parseEnvironment } from './settings/settings.ts';
import { createLog } from './monitoring/log.ts';
import type { GetBuild, SiteBuild } from './render/pages.ts';
import { serve, type Handler } from './process/serve.ts';
import { openServices } from './services.ts';

const settings = parseEnvironment(process.env);
const services = await openServices(settings, createLog());
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  // Bundled, it would be a new file at each start, for which `node --watch` starts again.
  configLoader: 'native',
});
vite.watcher.add(resolve(settings.contentDir));
// Pages are documents: whatever they are made from, the browser asks for them again.
vite.watcher.on('all', () => {
  services.pages.clear();
  vite.ws.send({ type: 'full-reload' });
});

const getBuild: GetBuild = async () =>
  (await vite.ssrLoadModule('/server/render/entry.server.ts')) as SiteBuild;

const documentOptions: AppModule.AppOptions = {
  assets: { script: ['/site/main.ts', ''], devClient: '/@vite/client' },
  trustedTypes: false,
};
const apps = new WeakMap<typeof AppModule.createApp, Handler>();

await serve(
  services,
  (origin) => async (request, bindings) => {
    const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof AppModule;
    const start = () => createApp({ ...services, origin }, getBuild, documentOptions).fetch;
    return apps.getOrInsertComputed(createApp, start)(request, bindings);
  },
  {
    server,
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  },
);
