import type { Context } from 'hono';
import { RATE_LIMITED } from '../app/contact/posted.ts';
import type * as Build from '../rendering/entry.server.ts';
import type { PageRequest } from '../rendering/render-page.tsx';
import { parseLocalizedPath } from '../app/language/localized-path.ts';
import { DEFAULT_LANGUAGE } from '../app/language/languages.ts';
import { languageOfCookie } from '../app/language/stored-language.ts';
import { NOT_FOUND } from '../app/routes.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { networkOf } from './middleware/rate-limit.ts';
import type { SiteServices } from './services.ts';
import { cachedResponse, respond, type CachedResponse } from '../rendering/cached-response.ts';
import { CACHE_CONTROL, finishDocument, type DocumentOptions } from '../rendering/document.ts';
import { pageServices, yearOf } from './page-services.ts';
import type { Turn } from '../rendering/render-queue.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

/** What `rendering/entry.server.ts` exports. */
export type SiteBuild = Pick<typeof Build, 'renderPage' | 'pageOptions' | 'RESOURCES'>;

/** The build to serve: always the same in production, the newest in development. */
export type GetBuild = () => Promise<SiteBuild>;

const CONTACT = '/contact';

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Handlers of pages, and of files made from the content. */
export function createPages(services: SiteServices, getBuild: GetBuild, options: DocumentOptions) {
  const { pages, searches, content, languages } = services;

  return { get, post, hasPage, takesForms, refused, resource };

  /** `GET` of a page, from the cache if possible; unknown paths get the 404 page. */
  async function get(c: Context<ClientEnv>): Promise<Response> {
    const request = requestOf(c);
    if (!(await hasPage(request.path)))
      return respond(c.req.raw, await cached({ ...request, path: NOT_FOUND }));
    const search = await readBy(request.path, new URL(c.req.url).search);
    if (search && !(await isLinked(request.path, search))) return searched(c, { ...request, search });
    return respond(c.req.raw, await cached({ ...request, search }));
  }

  /** There are endlessly many: they push out no page from memory, and take turns. */
  async function searched(c: Context<ClientEnv>, request: PageRequest): Promise<Response> {
    const turn = { network: networkOf(c.var.client.address), signal: c.req.raw.signal };
    const answer = searches.get(keyOf(request), content.version(), turn.signal, () =>
      renderResponse(request, turn),
    );
    return respond(c.req.raw, await answer);
  }

  /** `POST` of a form without JavaScript. */
  async function post(c: Context<ClientEnv>): Promise<Response> {
    const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!FORM_TYPES.has(type)) return c.text('This URL takes forms only.', 415);
    const form = await c.req.formData().catch(() => undefined);
    if (!form) return c.text('The form cannot be read.', 400);
    const request = requestOf(c);
    const { action } = (await getBuild()).pageOptions(request.path);
    // Before its turn: nobody else must wait for the store.
    const posted = await action?.(form, pageServices(services, request.language));
    const turn = { network: networkOf(c.var.client.address) };
    return respond(c.req.raw, await renderResponse({ ...request, posted }, turn));
  }

  /** Whether a form can be posted to this URL. */
  async function takesForms(c: Context): Promise<boolean> {
    const { path } = requestOf(c);
    return (await hasPage(path)) && (await getBuild()).pageOptions(path).action !== undefined;
  }

  /** The contact page for a form that was refused before its body was read. */
  async function refused(c: Context, retryAfterSeconds: number): Promise<Response> {
    const request = { ...requestOf(c), path: CONTACT, posted: RATE_LIMITED };
    const key = `refused ${keyOf(request)}`;
    const page = await pages.get(key, content.version(), () => renderResponse(request));
    const answer = await respond(c.req.raw, page);
    answer.headers.set('Retry-After', String(retryAfterSeconds));
    return answer;
  }

  /** A file made from the content, such as the feed. */
  async function resource(c: Context, next: () => Promise<void>): Promise<Response | void> {
    const { path } = c.req;
    const make = (await getBuild()).RESOURCES[path];
    if (!make) return next();
    const answer = await pages.get(path, content.version(), async () => {
      const { type, body } = await make(pageServices(services));
      const headers = { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
      return cachedResponse(body, 200, headers);
    });
    return respond(c.req.raw, answer);
  }

  async function hasPage(path: string): Promise<boolean> {
    return (await content.paths()).has(path);
  }

  function cached(request: PageRequest): Promise<CachedResponse> {
    return pages.get(`page ${keyOf(request)}`, content.version(), () => renderResponse(request));
  }

  /** @param turn for what is not kept or has endlessly many answers */
  async function renderResponse(request: PageRequest, turn?: Turn): Promise<CachedResponse> {
    const { renderPage } = await getBuild();
    const vary = request.hasLanguagePrefix ? 'Accept-Encoding' : 'Accept-Encoding, Cookie';
    const rules = `"${SPECULATION_RULES_PATH}"`;
    return searches.enqueue(async () => {
      const page = await renderPage(request, pageServices(services, request.language));
      const { html, headers } = await finishDocument(page, options);
      return cachedResponse(html, page.status, { ...headers, 'Speculation-Rules': rules, Vary: vary });
    }, turn);
  }

  /** The version of its language is part of a key: an edit of one language leaves the pages of the others cached. */
  function keyOf({ language, hasLanguagePrefix, path, search = '' }: PageRequest): string {
    const address = path + search;
    return `${hasLanguagePrefix ? 'prefixed' : 'plain'} ${language} ${languages.version(language)} ${address}`;
  }

  async function isLinked(path: string, search: string): Promise<boolean> {
    const { linkedQueries } = (await getBuild()).pageOptions(path);
    return (await linkedQueries?.(pageServices(services)))?.includes(search) ?? false;
  }

  /** What the page understands of a query: nothing of campaign links. */
  async function readBy(path: string, search: string): Promise<string> {
    const { query } = (await getBuild()).pageOptions(path);
    if (!search || !query) return '';
    const read = new URLSearchParams();
    for (const [name, value] of Object.entries(query(new URLSearchParams(search), yearOf(services)))) {
      if (value) read.set(name, value);
    }
    return read.size > 0 ? `?${read}` : '';
  }
}

/** The page at a URL, in the language of the URL, else of the cookie. */
function requestOf(c: Context): PageRequest {
  const { language: languageInPath, path } = parseLocalizedPath(new URL(c.req.url).pathname);
  const language = languageInPath ?? languageOfCookie(c.req.header('cookie')) ?? DEFAULT_LANGUAGE;
  return { path, language, hasLanguagePrefix: languageInPath !== undefined };
}
