import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { pageServices as pageServicesKey } from '../../app/page-services.ts';
import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { PHRASES_PATH } from '../../app/language/phrases-path.ts';
import { languageOfCookie } from '../../app/language/stored-language.ts';
import { BROWSER_BUILD } from '../middleware/static-files.ts';
import type { SiteServices } from '../services.ts';
import { finishPage } from './finish-page.ts';
import type { FinishedPage } from './finished-page.ts';
import { PageCache } from './page-cache.ts';
import { pageRenderer } from './page-renderer.ts';
import { scriptIntegrity } from './script-integrity.ts';

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

/** The last handlers: whatever is not a file or a call is a page, or what a page says in a language. */
export function renderPages(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const { settings, content, metrics } = services;
  const render = pageRenderer(services, getBuild, mode);
  const onLookup = (kept: boolean) => metrics.countPageLookup(kept);
  const cache = new PageCache({ limit: CACHE_LIMIT, onLookup });
  const options = {
    integrity: scriptIntegrity(BROWSER_BUILD),
    secure: settings.secure,
    backendOrigin: settings.backend.url && new URL(settings.backend.url).origin,
  };

  return {
    async page(c: Context, { limited = false } = {}): Promise<Response> {
      const request = c.req.raw;
      const language =
        readAddress(c.req.path).language ??
        languageOfCookie(request.headers.get('cookie')) ??
        DEFAULT_LANGUAGE;
      if (mode === 'development') return (await render(request, language, { limited })).response;
      return (await finished(request, language, { limited })).respond(request);
    },

    /**
     * `GET /phrases/{code}/{page}`: what the page says, from the English to the language, as the content
     * stands now. For browsers that show the page in that language; 404 for an unknown one, both as JSON.
     */
    async phrases(c: Context): Promise<Response> {
      const url = new URL(c.req.url);
      url.pathname = url.pathname.slice(PHRASES_PATH.length);
      const { language } = readAddress(url.pathname);
      if (!language) return c.json({ error: 'No such language' }, 404);
      const request = new Request(url);
      if (mode === 'development') {
        const { heard } = await render(request, language, { limited: false });
        return c.json(Object.fromEntries(heard));
      }
      const { phrases } = await finished(request, language, { limited: false });
      return phrases.respond(c.req.raw);
    },
  };

  /** The finished page, from memory where it can be. */
  function finished(request: Request, language: LanguageCode, limits: { limited: boolean }) {
    const { pathname } = new URL(request.url);
    const finish = async (): Promise<FinishedPage> =>
      finishPage(await render(request, language, limits), { ...options, pathname, language });
    return isKept(request) ? cache.get(`${pathname} ${language}`, content.version(), finish) : finish();
  }
}

/** A page with a query is rendered each time: anybody could fill the cache with made-up ones. */
function isKept({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.includes('?');
}
