import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { readAddress } from '../app/language/address.ts';
import { PHRASES_PATH } from '../app/language/phrases-path.ts';
import { contentData } from './content-data.ts';
import { BODY_LIMIT, createFunctions } from './functions/functions.ts';
import { health } from './health.ts';
import { clientAddress, type ClientEnv } from './middleware/client-address.ts';
import { rateLimit, refuse } from './middleware/rate-limit.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import { renderPages, type GetBuild, type Mode } from './pages/render-pages.ts';
import type { SiteServices } from './services.ts';

/** The page that takes in forms posted without JavaScript. */
const CONTACT = '/contact';

/** The site as one ordered list: what every request passes, then who answers it. */
export function createApp(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const { settings, log, content } = services;
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const pages = renderPages(services, getBuild, mode);
  // One count for both ways in; a person without JavaScript is refused by a page, not by JSON.
  const onLimited = (c: Context<ClientEnv>, seconds: number) =>
    readAddress(c.req.path).path === CONTACT ? pages.page(c, { limited: true }) : refuse(c, seconds);
  const limit =
    settings.contactLimit === 'off' ? undefined : rateLimit({ ...settings.contactLimit, onLimited });
  const app = new Hono<ClientEnv>();

  app.use(requestLog({ log }));
  app.use(securityHeaders({ secure, strict: mode === 'production' }));
  app.use(clientAddress(settings));
  if (mode === 'production') app.use(staticFiles({ root: 'build/client' }));

  app.get('/healthz', health(services));
  app.route('/data', contentData(content));
  app.route('/functions/v1', createFunctions(services, { limit }));
  app.post('*', bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text('The form is too large.', 413) }));
  if (limit) app.on('POST', [CONTACT, `/:language{[a-z]{2}}${CONTACT}`], limit);
  app.get(`${PHRASES_PATH}/*`, (c) => pages.phrases(c));
  app.all('*', (c) => pages.page(c));

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error('request.failed', { method: c.req.method, path: c.req.path, error });
    return c.text('Something on our side has failed. Please try again.', 500);
  });
  return app;
}
