import type { Context } from 'hono';
import { RATE_LIMITED } from '../../site/contact/posted-form.ts';
import type * as Build from './entry.server.ts';
import type { PageRequest } from './render-page.tsx';
import { parseLocalizedPath } from '../../site/language/paths/localized-path.ts';
import { DEFAULT_LANGUAGE } from '../../site/language/languages.ts';
import { languageOfCookie } from '../../site/language/stored-language.ts';
import { NOT_FOUND } from '../../site/routes.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import type { SiteServices } from '../services.ts';
import { cachedResponse, encodingFor, send, type CachedResponse } from './response/cached-response.ts';
import type { Encoding } from './response/compression.ts';
import { CACHE_CONTROL, pageHeaders, type HeaderOptions } from './response/headers.ts';
import { pageServices } from './page-services.ts';
import { createQueue } from './queue.ts';
import { SPECULATION_RULES_PATH } from './response/speculation-rules.ts';

/** What `server/render/entry.server.ts` exports. */
export type SiteBuild = Pick<typeof Build, 'renderPage' | 'pageOptions' | 'RESOURCES'>;

/** The build to serve: always the same in production, the newest in development. */
export type GetBuild = () => Promise<SiteBuild>;

const CONTACT = '/contact';

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Handlers of pages, and of files made from the content. */
export function createPages(
  services: SiteServices,
  getBuild: GetBuild,
  { assets, ...policy }: HeaderOptions,
) {
  const { pageCache, queries, content } = services;
  /** One page at a time, so that many missing ones leave time for those in memory. */
  const oneByOne = createQueue();

  return { get, post, hasPage, takesForms, refused, resource };

  /** `GET` of a page, from memory unless it depends on the query; unknown paths get the 404 page. */
  async function get(c: Context<ClientEnv>): Promise<Response> {
    const request = requestOf(c);
    if (!hasPage(request.path)) return cached(c, { ...request, path: NOT_FOUND });
    const { search } = new URL(c.req.url);
    const { reads } = (await getBuild()).pageOptions(request.path);
    if (!search || !reads?.(new URLSearchParams(search))) return cached(c, request);
    return queries(async () => uncached(c, { ...request, search }), c.req.raw.signal);
  }

  /** `POST` of a form without JavaScript. */
  async function post(c: Context<ClientEnv>): Promise<Response> {
    const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!FORM_TYPES.has(type)) return c.text('This URL takes forms only.', 415);
    const form = await c.req.formData().catch(() => undefined);
    if (!form) return c.text('The form cannot be read.', 400);
    const request = requestOf(c);
    const { action } = (await getBuild()).pageOptions(request.path);
    // Outside the queue, because no other page must wait for the store.
    const posted = await action?.(form, pageServices(services, request.language));
    return oneByOne(() => uncached(c, { ...request, posted }));
  }

  /** Whether a form can be posted to this URL. */
  async function takesForms(c: Context): Promise<boolean> {
    const { path } = requestOf(c);
    return hasPage(path) && (await getBuild()).pageOptions(path).action !== undefined;
  }

  /** The contact page for a form that was refused before its body was read. */
  async function refused(c: Context, retryAfterSeconds: number): Promise<Response> {
    const answer = await cached(c, { ...requestOf(c), path: CONTACT, posted: RATE_LIMITED });
    answer.headers.set('Retry-After', String(retryAfterSeconds));
    return answer;
  }

  /** A file made from the content, such as the feed. */
  async function resource(c: Context, next: () => Promise<void>): Promise<Response | void> {
    const { path } = c.req;
    const make = (await getBuild()).RESOURCES[path];
    if (!make) return next();
    return pageCache.respond(c.req.raw, path, content.current().version, async () => {
      const { type, body } = make(pageServices(services));
      const headers = { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
      return cachedResponse(body, 200, headers);
    });
  }

  function hasPage(path: string): boolean {
    return content.current().paths.has(path);
  }

  /** The version of its language is part of a key: an edit of one language leaves the pages of the others in memory. */
  function cached(c: Context, request: PageRequest): Promise<Response> {
    const { path, language, hasLanguagePrefix, posted } = request;
    const page = [hasLanguagePrefix ? 'prefixed' : 'plain', posted ? 'refused' : 'page', path];
    const { version, languageVersion } = content.current();
    const key = [...page, language, languageVersion(language)].join(' ');
    return pageCache.respond(c.req.raw, key, version, () => oneByOne(() => render(request)));
  }

  async function uncached(c: Context, request: PageRequest): Promise<Response> {
    return send(c.req.raw, await render(request, encodingFor(c.req.raw)));
  }

  async function render(request: PageRequest, encoding?: Encoding): Promise<CachedResponse> {
    const { renderPage } = await getBuild();
    const page = renderPage(request, pageServices(services, request.language), assets);
    const vary = request.hasLanguagePrefix ? 'Accept-Encoding' : 'Accept-Encoding, Cookie';
    const rules = `"${SPECULATION_RULES_PATH}"`;
    const headers = { ...pageHeaders(page, policy), 'Speculation-Rules': rules, Vary: vary };
    return cachedResponse(page.html, page.status, headers, encoding);
  }
}

/** The page at a URL, in the language of the URL, else of the cookie. */
export function requestOf(c: Context): PageRequest {
  const { language: languageInPath, path } = parseLocalizedPath(new URL(c.req.url).pathname);
  const language = languageInPath ?? languageOfCookie(c.req.header('cookie')) ?? DEFAULT_LANGUAGE;
  return { path, language, hasLanguagePrefix: languageInPath !== undefined };
}
