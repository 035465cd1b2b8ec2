import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type Plugin } from 'vite';
import type * as AppModule from './app.ts';
import { readEnvironment } from './env.ts';
import { createLog } from './log.ts';
import type { GetBuild, SiteBuild } from '../rendering/server/pages.ts';
import { serve, type Handler } from './serve.ts';
import { openServices } from './services.ts';

/**
 * `npm run dev`: the same routes, pages and policy as production in one process, with hot reload of the site and of the
 * server's handlers; an edit of the content reloads the page. Services are opened out here, once: an edit must not open another store.
 */
const REFRESH = 'virtual:react-refresh-preamble';

/** What the React plugin would put inline into the document, where the policy would not let it run. */
const refreshPreamble: Plugin = {
  name: 'react-refresh-preamble',
  resolveId: (id) => (id === REFRESH ? `\0${REFRESH}` : undefined),
  load: (id) => (id === `\0${REFRESH}` ? react.preambleCode.replace('__BASE__', '/') : undefined),
};

const settings = readEnvironment();
const services = await openServices(settings, createLog());
const server = createServer();
const vite = await createVite({
  plugins: [refreshPreamble],
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const contentDir = resolve(settings.contentDir);
vite.watcher.add(contentDir);
vite.watcher.on('all', (_event, path) => {
  services.pages.clear();
  if (resolve(path).startsWith(`${contentDir}${sep}`)) vite.ws.send({ type: 'full-reload' });
});

/** The sources as modules: Vite's own client, then what hot reload needs, then the site. */
const SCRIPTS = ['/@vite/client', `/@id/__x00__${REFRESH}`, '/app/entry.client.ts'].map(
  (file) => [file, ''] as const,
);

/** In place of the rules that production puts into the document: an edit of a sheet shows at once. */
const SHEET = '<link rel="stylesheet" href="/app/styles/index.css">';

const getBuild: GetBuild = async () => {
  const build = (await vite.ssrLoadModule('/app/entry.server.ts')) as SiteBuild;
  return {
    ...build,
    async renderPage(...request) {
      const page = await build.renderPage(...request);
      return { ...page, html: page.html.replace('</head>', `${SHEET}</head>`) };
    },
  };
};

const options = {
  scriptsOf: () => SCRIPTS,
  trustedTypes: false,
  secure: settings.secure,
  backendOrigin: settings.backend.url && new URL(settings.backend.url).origin,
};
const apps = new WeakMap<typeof AppModule.createApp, Handler>();

await serve(
  services,
  (origin) => async (request, bindings) => {
    const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof AppModule;
    const app = apps.get(createApp) ?? createApp({ ...services, origin }, getBuild, options).fetch;
    apps.set(createApp, app);
    return app(request, bindings);
  },
  {
    server,
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  },
);
