import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { contentData } from './content-data.ts';
import { BODY_LIMIT, createFunctions } from './functions/functions.ts';
import { health } from './health.ts';
import { clientAddress, type ClientEnv } from './middleware/client-address.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import { renderPages, type GetBuild, type Mode } from './pages/render-pages.ts';
import type { SiteServices } from './services.ts';

/** The site as one ordered list: what every request passes, then who answers it. */
export function createApp(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const { settings, log, content } = services;
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const limit = settings.contactLimit === 'off' ? undefined : rateLimit(settings.contactLimit);
  const app = new Hono<ClientEnv>();

  app.use(requestLog({ log }));
  app.use(securityHeaders({ secure }));
  app.use(clientAddress(settings));
  app.use(bodyLimit({ maxSize: BODY_LIMIT }));
  if (mode === 'production') app.use(staticFiles({ root: 'build/client' }));

  app.get('/healthz', health(services));
  app.route('/data', contentData(content));
  app.route('/functions/v1', createFunctions(services, { limit }));
  if (limit) app.post('/contact', limit);
  app.all('*', renderPages(services, getBuild, mode));

  app.onError((error, c) => {
    log.error('request.failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Something on our side has failed. Please try again.', 500);
  });
  return app;
}
