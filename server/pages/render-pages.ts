import type { Context } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageServices, pageServices as pageServicesKey } from '../../app/page-services.ts';
import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { languageOfCookie } from '../../app/language/stored-language.ts';
import type { SiteServices } from '../services.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deferHydration } from './defer-hydration.ts';
import { FinishedPage } from './finished-page.ts';
import { PageCache } from './page-cache.ts';
import { pageServices } from './page-services.ts';
import { requestHandlers } from './request-handlers.ts';

/** React Router's build of the site, with what `app/entry.server.tsx` exports beside it. */
export interface SiteBuild extends ServerBuild {
  entry: { module: ServerBuild['entry']['module'] & { pageServices: typeof pageServicesKey } };
}

/** Gives the build to serve now: always the same in production, the newest in development. */
export type GetBuild = () => Promise<SiteBuild>;

/** In development a document is left as Vite needs it: no policy, no deferred hydration, nothing kept. */
export type Mode = 'production' | 'development';

/** Bytes of finished pages kept in memory: some hundreds of pages, of 22 languages. */
const CACHE_LIMIT = 64 * 1024 * 1024;

/**
 * Pages may be kept by a browser but are asked about each time, since editors change them at any moment;
 * never `no-store`, which would take the back/forward cache away.
 */
const CACHE_CONTROL = 'no-cache';

/** The last handler: whatever is not a file or a call is a page. */
export function renderPages(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const { settings, content } = services;
  const handlerUnder = requestHandlers(getBuild, mode);
  const cache = new PageCache({ limit: CACHE_LIMIT });
  const policy = {
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    backendOrigin: settings.backend.url && new URL(settings.backend.url).origin,
  };

  return async (c: Context, { limited = false } = {}): Promise<Response> => {
    const request = c.req.raw;
    const addressed = readAddress(c.req.path).language;
    const language = addressed ?? languageOfCookie(request.headers.get('cookie')) ?? DEFAULT_LANGUAGE;
    const renderNow = () => render(request, addressed, pageServices(services, language, { limited }));
    if (mode === 'development') return renderNow();
    const finish = async () => finished(await renderNow(), { ...policy, varies: !addressed });
    const page = isKept(request)
      ? await cache.get(`${c.req.path} ${language}`, content.version(), finish)
      : await finish();
    return page.respond(request);
  };

  async function render(request: Request, addressed: LanguageCode | undefined, forPages: PageServices) {
    const { build, handler } = await handlerUnder(addressed);
    const context = new RouterContextProvider();
    context.set(build.entry.module.pageServices, forPages);
    return handler(request, context);
  }
}

/** A page with a query is rendered each time: anybody could fill the cache with made-up ones. */
function isKept({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.includes('?');
}

async function finished(
  response: Response,
  { varies, ...policy }: { secure: boolean; backendOrigin?: string; varies: boolean },
): Promise<FinishedPage> {
  const { status, headers } = response;
  const body = await response.text();
  headers.set('Vary', varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  headers.set('Cache-Control', CACHE_CONTROL);
  if (!headers.get('content-type')?.startsWith('text/html')) return new FinishedPage(body, status, headers);
  const html = deferHydration(body);
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, policy));
  return new FinishedPage(html, status, headers);
}
