import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type * as AppModule from './app.ts';
import { readEnvironment } from './env.ts';
import { createLog } from './log.ts';
import type { SiteBuild } from './pages/render-pages.ts';
import { serve, type Handler } from './serve.ts';
import { openServices } from './services.ts';

/**
 * `npm run dev`: the same routes as production in one process, with hot reload of the site and of the server's
 * handlers. Services are opened out here, once: an edit must not open another store.
 */
const services = await openServices(readEnvironment(), createLog());
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
const getBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>;
const apps = new WeakMap<typeof AppModule.createApp, Handler>();

await serve(
  services,
  (origin) => async (request, bindings) => {
    const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof AppModule;
    const app = apps.get(createApp) ?? createApp({ ...services, origin }, getBuild, 'development').fetch;
    apps.set(createApp, app);
    return app(request, bindings);
  },
  {
    server,
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  },
);
