import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { paintedScript } from '../app/painted.ts';
import type * as AppModule from './app.ts';
import { readEnvironment } from './env.ts';
import { createLog } from './log.ts';
import type { GetBuild, SiteBuild } from './pages/page-renderer.ts';
import { serve, type Handler } from './serve.ts';
import { openServices } from './services.ts';

/**
 * `npm run dev`: the same routes as production in one process, with hot reload of the site and of the server's
 * handlers. Services are opened out here, once: an edit must not open another store.
 */
const services = await openServices(readEnvironment(), createLog());
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
const apps = new WeakMap<typeof AppModule.createApp, Handler>();

/** The newest site, its documents with what Vite needs in them: its own scripts, and the sources as modules. */
const getBuild: GetBuild = async () => {
  const { answer } = (await vite.ssrLoadModule('/app/entry.server.tsx')) as SiteBuild;
  return {
    async answer(request, pageServices) {
      const answered = await answer(request, pageServices);
      const { painted } = answered;
      if (!painted) return answered;
      const { status, headers } = answered.response;
      const scripts = await viteScripts();
      const html = (await answered.response.text())
        .replace('</head>', `${SHEET}</head>`)
        .replace('</body>', () => `${paintedScript(painted)}${scripts}${ENTRY}</body>`);
      return { ...answered, response: new Response(html, { status, headers }) };
    },
  };
};

/** Vite would put them first into the head, where React looks for its own. */
async function viteScripts(): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  return /<head>([^]*)<\/head>/.exec(html)?.[1] ?? '';
}

const ENTRY = '<script type="module" src="/app/entry.client.tsx"></script>';

/** In place of the rules that production puts into the document: an edit of a sheet shows at once. */
const SHEET = '<link rel="stylesheet" href="/app/styles/index.css">';

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
