import type { Context } from 'hono';
import { RATE_LIMITED } from '../../app/contact/posted.ts';
import type * as Build from '../../app/entry.server.ts';
import type { PageRequest } from './render-page.tsx';
import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { DEFAULT_LANGUAGE } from '../../app/language/languages.ts';
import { languageOfCookie } from '../../app/language/stored-language.ts';
import { NOT_FOUND } from './not-found-path.ts';
import type { ClientEnv } from '../../server/middleware/client-address.ts';
import { createClientLimit } from '../../server/middleware/client-limit.ts';
import type { SiteServices } from '../../server/services.ts';
import { cachedResponse, respond, type CachedResponse } from './cached-response.ts';
import { CACHE_CONTROL, finishDocument, type DocumentOptions } from './document.ts';
import { pageServices } from '../../server/page-services.ts';
import { createRenderQueue } from './render-queue.ts';

/** What `app/entry.server.ts` exports. */
export type SiteBuild = Pick<typeof Build, 'renderPage' | 'pageOptions' | 'RESOURCES'>;

/** The build to serve: always the same in production, the newest in development. */
export type GetBuild = () => Promise<SiteBuild>;

const CONTACT = '/contact';

/** How many requests with a query that the page reads each client may make. */
export const SEARCH_LIMIT = { count: 120, seconds: 60 };

/** Handlers of pages, and of files made from the content. */
export function createPages(services: SiteServices, getBuild: GetBuild, options: DocumentOptions) {
  const { pages, content, languages } = services;
  const searchLimit = createClientLimit(SEARCH_LIMIT);
  const enqueue = createRenderQueue();
  const version = briefly(() => content.version());
  let known: { version: string; paths: Promise<ReadonlySet<string>> } | undefined;

  return { get, post, takesForms, refused, resource };

  /** `GET` of a page, from the cache if possible; unknown paths get the 404 page. */
  async function get(c: Context<ClientEnv>): Promise<Response> {
    const request = requestOf(c);
    if (!(await hasPage(request.path)))
      return respond(c.req.raw, await cached({ ...request, path: NOT_FOUND }));
    const search = await readBy(request.path, new URL(c.req.url).search);
    if (search && !(await isLinked(request.path, search))) return searched(c, { ...request, search });
    return respond(c.req.raw, await cached({ ...request, search }));
  }

  /** Not cached, because there are endlessly many different searches; each client has a limit instead. */
  async function searched(c: Context<ClientEnv>, request: PageRequest): Promise<Response> {
    const wait = searchLimit.waitSeconds(c.var.client.address);
    if (wait > 0) return c.text('Too many searches: please wait.', 429, { 'Retry-After': String(wait) });
    return respond(c.req.raw, await renderResponse(request));
  }

  /** `POST` of a form without JavaScript. */
  async function post(c: Context<ClientEnv>): Promise<Response> {
    return respond(c.req.raw, await renderResponse({ ...requestOf(c), form: await c.req.formData() }));
  }

  /** Whether a form can be posted to this URL. */
  async function takesForms(c: Context): Promise<boolean> {
    const { path } = requestOf(c);
    return (await hasPage(path)) && (await getBuild()).pageOptions(path).action !== undefined;
  }

  /** The contact page for a form that was refused before its body was read. */
  async function refused(c: Context): Promise<Response> {
    const request = { ...requestOf(c), path: CONTACT, posted: RATE_LIMITED };
    const key = `refused ${keyOf(request)}`;
    return respond(c.req.raw, await pages.get(key, version(), () => renderResponse(request)));
  }

  /** A file made from the content, such as the feed. */
  async function resource(c: Context, next: () => Promise<void>): Promise<Response | void> {
    const { path } = c.req;
    const make = (await getBuild()).RESOURCES[path];
    if (!make) return next();
    const answer = await pages.get(path, version(), async () => {
      const { type, body } = await make(pageServices(services));
      const headers = { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
      return cachedResponse(body, 200, headers);
    });
    return respond(c.req.raw, answer);
  }

  /** Computed once for each version of the content: every request asks. */
  async function hasPage(path: string): Promise<boolean> {
    const now = version();
    if (known?.version !== now) known = { version: now, paths: content.paths() };
    return (await known.paths).has(path);
  }

  function cached(request: PageRequest): Promise<CachedResponse> {
    return pages.get(`page ${keyOf(request)}`, version(), () => renderResponse(request));
  }

  async function renderResponse(request: PageRequest): Promise<CachedResponse> {
    const { renderPage } = await getBuild();
    const page = await enqueue(() => renderPage(request, pageServices(services, request.language)));
    const { html, headers } = await finishDocument(page, options);
    const vary = request.hasLanguagePrefix ? 'Accept-Encoding' : 'Accept-Encoding, Cookie';
    return cachedResponse(html, page.status, { ...headers, Vary: vary });
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

  /** The query without parameters that the page does not read, such as those of campaign links. */
  async function readBy(path: string, search: string): Promise<string> {
    if (!search) return '';
    const { query = [] } = (await getBuild()).pageOptions(path);
    if (query.length === 0) return '';
    const all = new URLSearchParams(search);
    const read = new URLSearchParams();
    for (const name of query) {
      const value = all.get(name);
      if (value !== null) read.set(name, value);
    }
    return read.size > 0 ? `?${read}` : '';
  }
}

/** Milliseconds for which the content version is reused. Computing it reads size and times of every content file. */
const VERSION_TTL_MS = 1;

function briefly<Value>(look: () => Value): () => Value {
  let value: Value;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lookedAt >= VERSION_TTL_MS) {
      value = look();
      lookedAt = now;
    }
    return value;
  };
}

/** The page at a URL, in the language of the URL, else of the cookie. */
function requestOf(c: Context): PageRequest {
  const { language: languageInPath, path } = parseLocalizedPath(new URL(c.req.url).pathname);
  const language = languageInPath ?? languageOfCookie(c.req.header('cookie')) ?? DEFAULT_LANGUAGE;
  return { path, language, hasLanguagePrefix: languageInPath !== undefined };
}
