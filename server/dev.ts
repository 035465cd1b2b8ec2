/**
 * `npm run dev`: the routes, pages and content security policy of production, with hot reload of the site and of the
 * server's handlers. An edit of the content reloads the page. Services are opened once, outside the reloaded modules,
 * because an edit must not open another store.
 *
 * `npm run dev -- --pseudo de` shows a pseudo-language in place of German (docs/translation.md).
 */
import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type EnvironmentModuleNode, type Plugin } from 'vite';
import { isLanguageCode } from '../app/language/languages.ts';
import { PseudoLanguage } from '../app/language/pseudo-language.server.ts';
import type * as AppModule from './app.ts';
import { readEnvironment } from './env.ts';
import { createLog } from './log.ts';
import { LANGUAGE_SHEETS } from '../rendering/server/page-assets.ts';
import type { GetBuild, SiteBuild } from '../rendering/server/pages.ts';
import type { RenderedPage } from '../rendering/server/render-page.tsx';
import { serve, type Handler } from './serve.ts';
import { openServices } from './services.ts';

const REFRESH = 'virtual:react-refresh-preamble';

/** The React plugin's inline script, as a file: the content security policy allows no inline scripts. */
const refreshPreamble: Plugin = {
  name: 'react-refresh-preamble',
  resolveId: (id) => (id === REFRESH ? `\0${REFRESH}` : undefined),
  load: (id) => (id === `\0${REFRESH}` ? react.preambleCode.replace('__BASE__', '/') : undefined),
};

const { values: options } = parseArgs({ options: { pseudo: { type: 'string' } } });
const settings = readEnvironment();
const opened = await openServices(settings, createLog());
const languages = isLanguageCode(options.pseudo)
  ? new PseudoLanguage(options.pseudo, settings.contentDir)
  : opened.languages;
const services = { ...opened, languages };
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

const SCRIPTS = ['/@vite/client', `/@id/__x00__${REFRESH}`, '/app/entry.client.ts'].map(
  (file) => [file, ''] as const,
);

/** Vite writes the sheets that scripts import into elements of its own, which the policy must let apply. */
const STYLE_NONCE = 'development';

const getBuild: GetBuild = async () => {
  const build = (await vite.ssrLoadModule('/app/entry.server.ts')) as SiteBuild;
  return {
    ...build,
    async renderPage(...request) {
      const page = await build.renderPage(...request);
      const head = `<meta property="csp-nonce" nonce="${STYLE_NONCE}">${await stylesOf(page)}`;
      return { ...page, html: page.html.replace('<script>', (tag) => head + tag) };
    },
  };
};

/** The sheets that the page imports, in the elements that Vite's client takes over to update them. */
async function stylesOf({ file, language }: RenderedPage): Promise<string> {
  const { moduleGraph } = vite.environments.ssr;
  const sources = ['app/styles/index.css', ...(language === 'en' ? [] : LANGUAGE_SHEETS), file];
  const modules = new Set<EnvironmentModuleNode>();
  for (const root of sources.map((source) => `/${source}`)) {
    await vite.ssrLoadModule(root);
    const module = await moduleGraph.getModuleByUrl(root);
    if (module) modules.add(module);
  }
  // Iterating a Set also visits the entries that are added meanwhile. The text of a sheet includes what it imports.
  for (const module of modules) {
    if (!isSheet(module)) for (const imported of module.importedModules) modules.add(imported);
  }
  const sheets = [...modules].filter(isSheet);
  const styles = sheets.map(async ({ url, file: path }) => {
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
    return `<style nonce="${STYLE_NONCE}" data-vite-dev-id="${path}">${css}</style>`;
  });
  return (await Promise.all(styles)).join('');
}

function isSheet({ file }: EnvironmentModuleNode): boolean {
  return file?.endsWith('.css') ?? false;
}

const documentOptions = {
  assetsOf: () => ({ scripts: SCRIPTS, styles: [] }),
  trustedTypes: false,
  styleNonce: STYLE_NONCE,
  secure: settings.secure,
  backendOrigin: settings.backend.url && new URL(settings.backend.url).origin,
};
const apps = new WeakMap<typeof AppModule.createApp, Handler>();

await serve(
  services,
  (origin) => async (request, bindings) => {
    const { createApp } = (await vite.ssrLoadModule('/server/app.ts')) as typeof AppModule;
    const app = apps.get(createApp) ?? createApp({ ...services, origin }, getBuild, documentOptions).fetch;
    apps.set(createApp, app);
    return app(request, bindings);
  },
  {
    server,
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  },
);
