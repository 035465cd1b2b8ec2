import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { DOCUMENTS_PATH } from '../app/content/documents.ts';
import { PAGE_DATA_PATH } from '../rendering/page-data.ts';
import { contentData } from './content-data.ts';
import { documentData } from './document-data.ts';
import { BODY_LIMIT, createFunctions } from './functions/functions.ts';
import { health } from './health.ts';
import { languageData } from './language-data.ts';
import { insightsEndpoint } from './insights/endpoint.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { canonicalUrl } from './middleware/canonical-url.ts';
import { clientAddress, type ClientEnv } from './middleware/client-address.ts';
import { rateLimit, refuse, tooMany, type RateLimitOptions } from './middleware/rate-limit.ts';
import { privacySignal } from './middleware/privacy-signal.ts';
import { readableForm } from './middleware/readable-form.ts';
import { requestTarget } from './middleware/request-target.ts';
import { sameOrigin } from './middleware/same-origin.ts';
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

/** Where pages report to, and where the scripts that do lie; `app/insights/` and `tools/build/insights.ts` too. */
const INSIGHTS = '/insights';

/** What pages answer. */
const PAGE_METHODS = 'GET, HEAD, POST';

interface AppOptions extends DocumentOptions {
  /** Answers what browsers load beside pages; development's bundler answers before the app. */
  files?: MiddlewareHandler;
}

/** The site as one ordered list: what every request passes, then who answers it. */
export function createApp(services: SiteServices, getBuild: GetBuild, { files, ...options }: AppOptions) {
  const { settings, log, metrics } = services;
  const { secure, allowedOrigins } = settings;
  const pages = createPages(services, getBuild, options);
  // A person without JavaScript is refused by a page, not by JSON.
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
  app.route(DOCUMENTS_PATH, documentData(services));
  app.route(FUNCTIONS, createFunctions(services, { allowedOrigins, limit }));
  app.get(`${PAGE_DATA_PATH}/*`, pages.data);
  app.get('*', pages.resource);
  app.use(canonicalUrl());
  app.get('*', pages.get);
  // Whom it is from and how many there were is asked before anything is read.
  app.post('*', sameOrigin(services.origin), limit);
  app.post('*', bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text('The form is too large.', 413) }));
  app.post('*', readableForm(), pages.post);
  app.all('*', (c) => c.text('This method is not allowed here.', 405, { Allow: PAGE_METHODS }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof BusyError) return c.text('Please try again.', 503, { 'Retry-After': '1' });
    // The caller hung up in the middle of its body: no fault of ours, and nobody reads the answer.
    if (c.req.raw.signal.aborted) return c.text('The body broke off.', 400);
    log.error('request.failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Something on our side has failed. Please try again.', 500);
  });
  return app;
}

/**
 * The limit of each client and, for what it lets through, the ceiling over all. Both ways in, the function and
 * the forms posted without JavaScript, share the counts. Here the ceiling is only asked; it counts what is stored
 * (`receiveContactMessage`).
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
