import type { Context } from 'hono';
import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { PHRASES_PATH } from '../../app/language/phrases-path.ts';
import { PAINTED_PATH } from '../../app/painted.ts';
import { BROWSER_BUILD } from '../middleware/static-files.ts';
import type { SiteServices } from '../services.ts';
import { finishPage } from './finish-page.ts';
import type { FinishedPage } from './finished-page.ts';
import { languageAsked, pageKey } from './kept-pages.ts';
import { pageRenderer, type GetBuild } from './page-renderer.ts';
import { pageScripts } from './page-scripts.ts';

/** In development a document is left as Vite needs it: no policy, no deferred hydration, nothing kept. */
export type Mode = 'production' | 'development';

/** The last handlers: whatever is not a file or a call is a page, or what a page says in a language. */
export function renderPages(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const { settings, content, pages } = services;
  const render = pageRenderer(services, getBuild);
  const options = {
    scriptsOf: pageScripts(BROWSER_BUILD),
    secure: settings.secure,
    backendOrigin: settings.backend.url && new URL(settings.backend.url).origin,
  };

  return {
    async page(c: Context, { limited = false } = {}): Promise<Response> {
      const request = c.req.raw;
      const language = languageAsked(c.req.path, request.headers.get('cookie'));
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

    /**
     * `GET /painted/{page}?{hash}`: what the page is painted with, in whatever language, as JSON; nothing when it is
     * something else by now (204).
     */
    async painted(c: Context): Promise<Response> {
      const { origin, pathname, search } = new URL(c.req.url);
      const request = new Request(origin + pathname.slice(PAINTED_PATH.length));
      const { painted } = await finished(request, DEFAULT_LANGUAGE, { limited: false });
      const response = await painted.respond(c.req.raw);
      const isSame = response.headers.get('etag') === `W/"${search.slice(1)}"`;
      return isSame ? response : c.body(null, 204);
    },
  };

  /** The finished page, from memory where it can be. */
  function finished(request: Request, language: LanguageCode, limits: { limited: boolean }) {
    const { pathname } = new URL(request.url);
    const finish = async (): Promise<FinishedPage> =>
      finishPage(await render(request, language, limits), {
        ...options,
        pathname,
        language,
        isKept: isKept(request),
      });
    return isKept(request) ? pages.get(pageKey(pathname, language), content.version(), finish) : finish();
  }
}

/** A page with a query is rendered each time: anybody could fill the cache with made-up ones. */
function isKept({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.includes('?');
}
