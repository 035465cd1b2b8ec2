import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { parseLocalizedPath } from '../app/language/localized-path.ts';
import { routeAt } from '../app/routes.ts';
import { canonicalPath } from '../rendering/page-path.ts';
import { contentData } from './content-data.ts';
import { filingDates } from './filing-dates.ts';
import { BODY_LIMIT, createFunctions } from './functions/functions.ts';
import { health } from './health.ts';
import { insightsEndpoint, privacySignal } from './insights/endpoint.ts';
import { languageData } from './language-data.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { clientAddress, type ClientEnv } from './middleware/client-address.ts';
import { rateLimit, refuse, tooMany, type RateLimitOptions } from './middleware/rate-limit.ts';
import { readableForm } from './middleware/readable-form.ts';
import { requestTarget } from './middleware/request-target.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { DocumentOptions } from '../rendering/server/document.ts';
import { createPages, type GetBuild } from '../rendering/server/pages.ts';
import { BusyError } from '../rendering/server/render-queue.ts';
import type { SiteServices } from './services.ts';
import { createStoreState } from './store-state.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts';
import { wellKnown } from './well-known.ts';

/** Where the functions are, as the hosted backend's client expects it. */
const FUNCTIONS = '/functions/v1';

/**
 * Prefix of the beacon endpoint and its scripts. Also written in `app/insights/send.ts`, `app/browser/insights.ts`,
 * `tools/build/insights.ts` and `server/middleware/request-metrics.ts`.
 */
const INSIGHTS = '/insights';

const PAGE_METHODS = 'GET, HEAD, POST';

interface AppOptions extends DocumentOptions {
  /** Serves the build's files; in development the bundler does, before the app. */
  files?: MiddlewareHandler;
}

/** The site as one ordered list: the middleware of every request, then the routes. */
export function createApp(services: SiteServices, getBuild: GetBuild, { files, ...options }: AppOptions) {
  const { settings, log, metrics } = services;
  const { secure, allowedOrigins } = settings;
  const pages = createPages(services, getBuild, options);
  // Without JavaScript the refusal must be a page, not JSON.
  const limit = contactLimits(services, (c, seconds) =>
    c.req.path.startsWith(FUNCTIONS) ? refuse(c, seconds) : pages.refused(c),
  );
  const watched = { ...services, storeState: createStoreState(services) };
  const app = new Hono<ClientEnv>();

  app.use(requestLog({ log }));
  app.use(requestMetrics({ metrics }));
  app.use(securityHeaders({ secure }));
  app.use(requestTarget());
  app.use(clientAddress(settings));
  app.use(`${INSIGHTS}/*`, privacySignal());
  if (files) app.use(files);

  app.get('/healthz', health(watched));
  app.get('/metrics', metricsEndpoint(watched));
  app.route('/.well-known', wellKnown(services));
  app.get(SPECULATION_RULES_PATH, speculationRules());
  app.route('/data/languages', languageData(services));
  app.route('/data', contentData(services));
  app.route(INSIGHTS, insightsEndpoint(services));
  app.route(FUNCTIONS, createFunctions(services, { allowedOrigins, limit }));
  app.route('/', filingDates(services));
  app.get('*', pages.resource);
  app.use(canonicalUrl());
  app.get('*', pages.get);
  // Origin and limits are checked before the body is read.
  app.post('*', sameOrigin(services.origin), limit);
  app.post('*', bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text('The form is too large.', 413) }));
  app.post('*', readableForm(), pages.post);
  app.all('*', (c) => c.text('This method is not allowed here.', 405, { Allow: PAGE_METHODS }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof BusyError) return c.text('Please try again.', 503, { 'Retry-After': '1' });
    // The client disconnected while sending the body: not an error of ours, and nobody reads the answer.
    if (c.req.raw.signal.aborted) return c.text('The request body was incomplete.', 400);
    log.error('request.failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Something on our side has failed. Please try again.', 500);
  });
  return app;
}

/**
 * The limit of each client, then the ceiling over all clients. The function and the forms posted without JavaScript
 * share the counts. The ceiling is only read here; `receiveContactMessage` counts the messages that are stored.
 */
function contactLimits(
  { contactLimit, ceiling }: SiteServices,
  onLimited: NonNullable<RateLimitOptions['onLimited']>,
) {
  const limits = [];
  if (contactLimit) limits.push(rateLimit({ limit: contactLimit, onLimited }));
  limits.push(
    createMiddleware<ClientEnv>(async (c, next) => {
      const wait = ceiling?.waitSeconds() ?? 0;
      return wait > 0 ? tooMany(c, wait, onLimited) : next();
    }),
  );
  return every(...limits);
}

/**
 * Redirects other spellings of a page's path, such as `/CoNtAcT`, `/contact/` and `/%63ontact`, to `/contact`. Status 308
 * keeps method, body and query.
 */
function canonicalUrl(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical === pathname || !routeAt(parseLocalizedPath(canonical).path)) return next();
    return c.body(null, 308, { Location: canonical + search, 'Cache-Control': 'no-cache' });
  };
}

/**
 * Refuses forms that another site's page posts (403). A post without `Origin` does not come from a browser, and the site
 * has no sessions that it could misuse.
 * @param origin the site's own, which behind a proxy differs from the host that this server was called by
 */
function sameOrigin(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (c, next) => {
    const from = c.req.header('Origin');
    if (from === undefined || hostOf(from) === host || hostOf(from) === c.req.header('Host')) return next();
    return c.text('This form can only be sent from this site.', 403);
  };
}

/** Undefined for `null`, which sandboxed pages send. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
