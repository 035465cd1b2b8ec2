/**
 * `npm run dev`: the routes, pages and content security policy of production, which are reloaded after each
 * edit of code or content. Services are opened once, outside the reloaded modules,
 * because an edit must not open another store. What they import themselves, such as the table of pages, starts the server
 * again when it changes (`node --watch`).
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { globSync } from 'node:fs';
import { createServer as createVite } from 'vite';
import type * as AppModule from './app.ts';
import { parseEnvironment } from './settings/settings.ts';
import { createLog } from './monitoring/log.ts';
import { FACES, inCascade, sheetChooser } from './render/sheets.ts';
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

const getBuild: GetBuild = async () => {
  const build = (await vite.ssrLoadModule('/server/render/entry.server.ts')) as SiteBuild;
  return {
    ...build,
    renderPage(...request) {
      const page = build.renderPage(...request);
      const client = '<script type="module" src="/@vite/client"></script>';
      return { ...page, html: page.html.replace('<script>', (tag) => client + tag) };
    },
  };
};

const documentOptions: AppModule.AppOptions = {
  async assetsOf(document) {
    const loading = inCascade(globSync('site/**/*.css')).map(async (name) => {
      const { default: css } = await vite.ssrLoadModule(`/${name}?inline`);
      return { name, css: String(css) };
    });
    const sheets = await Promise.all(loading);
    const chosen = sheetChooser(sheets)(document);
    const styles = chosen.map(({ css }) => css).join('');
    const faces = sheets.find(({ name }) => name === FACES)?.css ?? '';
    return { script: ['/site/main.ts', ''], styles, faces };
  },
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
