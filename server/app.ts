import { Hono, type Context, type ErrorHandler, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { INSIGHTS } from '../site/insights/insights-path.ts';
import { canonicalPath, parseLocalizedPath } from '../site/language/paths/localized-path.ts';
import { admin } from './admin/admin.ts';
import { contentData, languageData } from './downloads/content-data.ts';
import { filingDates } from './downloads/filing-dates.ts';
import { BODY_LIMIT, createFunctions } from './functions/functions.ts';
import { health } from './monitoring/health.ts';
import { isOwnOrigin } from './process/host.ts';
import { insightsEndpoint, privacySignal } from './insights/endpoint.ts';
import { media } from './media/media.ts';
import { clientAddress, type ClientEnv } from './middleware/client-address.ts';
import { refuse } from './middleware/rate-limit.ts';
import { redirects } from './middleware/redirects.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { HeaderOptions } from './render/response/headers.ts';
import { createPages, type GetBuild } from './render/pages.ts';
import { BusyError } from './render/queue.ts';
import type { SiteServices } from './services.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './render/response/speculation-rules.ts';
import { wellKnown } from './downloads/well-known.ts';

/** Where the functions are, as the hosted backend's client expects it. */
const FUNCTIONS = '/functions/v1';

export interface AppOptions extends Omit<HeaderOptions, 'secure' | 'backendOrigin'> {
  /** Serves the build's files; in development the bundler does, before the app. */
  files?: MiddlewareHandler;
}

/** The site as one ordered list: the middleware of every request, then the routes. */
export function createApp(services: SiteServices, getBuild: GetBuild, { files, ...options }: AppOptions) {
  const { settings, log, metrics } = services;
  const { secure, allowedOrigins } = settings;
  const backendOrigin = settings.backend.url && new URL(settings.backend.url).origin;
  const pages = createPages(services, getBuild, { ...options, secure, backendOrigin });
  const limit = async (c: Context<ClientEnv>) => {
    const wait = waitSeconds(services, c.var.client.address);
    if (wait === 0) return undefined;
    // Without JavaScript the refusal must be a page, not JSON.
    return c.req.path.startsWith(FUNCTIONS) ? refuse(c, wait) : pages.refused(c, wait);
  };
  const site = new Hono<ClientEnv>();
  site.use(clientAddress(settings));
  site.use(`${INSIGHTS}/*`, privacySignal());
  const visitor = { incoming: { socket: {}, httpVersion: '1.1' } };
  site.get(
    '/healthz',
    health(services, async () => site.fetch(new Request(services.origin), visitor)),
  );
  if (metrics) site.get('/metrics', metrics.endpoint);
  site.route('/.well-known', wellKnown(services));
  site.get(SPECULATION_RULES_PATH, speculationRules());
  site.route('/data/languages', languageData(services));
  site.route('/data', contentData(services));
  site.route('/media', media(services));
  site.route(INSIGHTS, insightsEndpoint(services));
  site.route(FUNCTIONS, createFunctions(services, { allowedOrigins, limit }));
  if (settings.admin) site.route('/admin', admin(settings.admin, { secure }));
  site.route('/', filingDates(services));
  site.get('*', pages.resource);
  // After what answers from memory, because it looks on disk.
  if (files) site.use(files);
  site.use(canonicalUrl(pages.hasPage));
  site.use(redirects(() => services.content.current().moved));
  site.get('*', pages.get);

  const app = new Hono<ClientEnv>();
  app.use(requestLog({ log, metrics }));
  app.use(securityHeaders({ secure }));
  app.use(shortPaths());
  app.route('/', site);
  app.use(onlyForms(site, pages.takesForms));
  // Origin and limits are checked before the body is read.
  app.post('*', sameOrigin(services.origin), async (c, next) => (await limit(c)) ?? next());
  app.post('*', bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text('The form is too large.', 413) }));
  app.post('*', pages.post);

  const onError: ErrorHandler<ClientEnv> = (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof BusyError) return c.text('Please try again.', 503, { 'Retry-After': '1' });
    // The client has left: not an error of ours, and nobody reads the answer.
    if (c.req.raw.signal.aborted) return c.text('The request was incomplete.', 400);
    log.error('request.failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Something on our side has failed. Please try again.', 500);
  };
  app.onError(onError);
  // For `onlyForms`. Set before `app.route`, it would wrap each handler of every request.
  site.onError(onError);
  return app;
}

/**
 * Until a client may post, by its own limit, then by the ceiling over all clients. The function and the forms posted
 * without JavaScript share the counts. The ceiling is only read here; `receiveContactMessage` counts the messages that
 * are stored.
 */
function waitSeconds({ contactLimit, ceiling }: SiteServices, address: string): number {
  if (contactLimit && !contactLimit.take(address)) return contactLimit.waitSeconds(address);
  return ceiling?.waitSeconds() ?? 0;
}

/** Longest path in characters. The site's own paths have fewer than a hundred. */
const LONGEST_PATH = 1024;

/** Refuses very long paths, counted with their escapes, before anything else reads them. */
function shortPaths(): MiddlewareHandler {
  return async (c, next) =>
    new URL(c.req.url).pathname.length > LONGEST_PATH ? c.text('This URL is too long.', 414) : next();
}

/**
 * Redirects other spellings of a page's path, such as `/CoNtAcT`, `/contact/` and `/%63ontact`, to `/contact`. Status
 * 308 keeps method, body and query.
 */
function canonicalUrl(hasPage: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical === pathname || !hasPage(parseLocalizedPath(canonical).path)) return next();
    return c.body(null, 308, { Location: canonical + search, 'Cache-Control': 'no-cache' });
  };
}

/**
 * Lets posts to pages with a form pass. No other method is handled here: the answer is 405 when the same request as
 * GET finds something at the URL, otherwise 404.
 */
function onlyForms(site: Hono<ClientEnv>, takesForms: (c: Context) => Promise<boolean>) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const hasForm = await takesForms(c);
    if (hasForm && c.req.method === 'POST') return next();
    const { origin, pathname } = new URL(c.req.url);
    const found = await site.fetch(new Request(origin + pathname, { headers: c.req.raw.headers }), c.env);
    if (found.status === 404) return found;
    const allowed = hasForm ? 'GET, HEAD, POST' : 'GET, HEAD';
    return c.text('This method is not allowed here.', 405, { Allow: allowed });
  });
}

/**
 * Refuses forms that another site's page posts (403). A post without `Origin` does not come from a browser, and the
 * site has no sessions that it could misuse. Pages with `Referrer-Policy: no-referrer`, which proxies may add, send
 * `Origin: null`; then `Sec-Fetch-Site`, which no page can set, tells whose page it was.
 * @param origin the site's own, which behind a proxy differs from the host that this server was called by
 */
function sameOrigin(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const sender = c.req.header('Origin');
    const isOwn =
      sender === undefined ||
      c.req.header('Sec-Fetch-Site') === 'same-origin' ||
      isOwnOrigin(sender, origin, c.req.header('Host'));
    return isOwn ? next() : c.text('This form can only be sent from this site.', 403);
  };
}
