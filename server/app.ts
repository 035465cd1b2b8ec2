import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { DOCUMENTS_PATH } from '../app/content/documents.ts';
import { PHRASES_PATH } from '../app/language/phrases-path.ts';
import { PAINTED_PATH } from '../app/painted.ts';
import { contentData } from './content-data.ts';
import { documentData } from './document-data.ts';
import { BODY_LIMIT, createFunctions } from './functions/functions.ts';
import { health } from './health.ts';
import { insightsEndpoint } from './insights/endpoint.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { clientAddress, type ClientEnv } from './middleware/client-address.ts';
import { rateLimit, refuse, tooMany, type RateLimitOptions } from './middleware/rate-limit.ts';
import { privacySignal } from './middleware/privacy-signal.ts';
import { readableForm } from './middleware/readable-form.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { BROWSER_BUILD, staticFiles } from './middleware/static-files.ts';
import { wellFormedPath } from './middleware/well-formed-path.ts';
import type { GetBuild } from './pages/page-renderer.ts';
import { renderPages, type Mode } from './pages/render-pages.ts';
import type { SiteServices } from './services.ts';
import { createStoreState } from './store-state.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts';
import { wellKnown } from './well-known.ts';

/** Where the functions are, as the hosted backend's client expects it. */
const FUNCTIONS = '/functions/v1';

/** Where pages report to, and where the scripts that do lie; `app/insights/` and `tools/build/insights.ts` too. */
const INSIGHTS = '/insights';

/** What pages answer. The others are refused before anything is rendered for them. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** The site as one ordered list: what every request passes, then who answers it. */
export function createApp(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const { settings, log, content, metrics } = services;
  const { secure, allowedOrigins } = settings;
  const pages = renderPages(services, getBuild, mode);
  // A person without JavaScript is refused by a page, not by JSON.
  const limit = contactLimits(services, (c, seconds) =>
    c.req.path.startsWith(FUNCTIONS) ? refuse(c, seconds) : pages.page(c, { limited: true }),
  );
  const watched = { ...services, storeState: createStoreState(services) };
  const app = new Hono<ClientEnv>();

  app.use(requestLog({ log }));
  app.use(requestMetrics({ metrics }));
  app.use(securityHeaders({ secure, strict: mode === 'production' }));
  app.use(clientAddress(settings));
  app.use(wellFormedPath());
  app.use(`${INSIGHTS}/*`, privacySignal());
  if (mode === 'production') app.use(staticFiles({ root: BROWSER_BUILD }));

  app.get('/healthz', health(watched));
  app.get('/metrics', metricsEndpoint(watched));
  app.route('/.well-known', wellKnown(services));
  app.get(SPECULATION_RULES_PATH, speculationRules());
  app.route('/data', contentData(content));
  app.route(INSIGHTS, insightsEndpoint(services));
  app.route(DOCUMENTS_PATH, documentData(content));
  app.route(FUNCTIONS, createFunctions(services, { allowedOrigins, limit }));
  app.post('*', bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text('The form is too large.', 413) }));
  app.post('*', sameOrigin(services.origin));
  // Every post to a page, because a page has more addresses than one: /CONTACT, /contact/, /de/contact.
  app.post('*', readableForm(), limit);
  app.get(`${PHRASES_PATH}/*`, (c) => pages.phrases(c));
  app.get(`${PAINTED_PATH}/*`, (c) => pages.painted(c));
  app.on(PAGE_METHODS, '*', (c) => pages.page(c));
  app.all('*', (c) => c.text('This method is not allowed here.', 405, { Allow: PAGE_METHODS.join(', ') }));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error('request.failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Something on our side has failed. Please try again.', 500);
  });
  return app;
}

/**
 * The limit of each client and, for what it lets through, the ceiling over all. Both ways in, the function and
 * the forms posted without JavaScript, share the counts. Here the ceiling is only asked, before anything is read
 * or rendered; it counts what is stored (`receiveContactMessage`).
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
