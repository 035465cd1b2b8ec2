import { Hono } from 'hono';
import { CONTENT_FILES } from '../app/content/files/index.ts';
import { loadError } from '../app/content/loaded.ts';
import { cachedResponse, respond } from '../rendering/cached-response.ts';
import type { Services } from './services.ts';

/** Editors' changes must show at once. */
export const LIVE_JSON = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
};

/**
 * `GET /data/{file}`: the editors' files, completed where the site adds to them, in their last good version. 404 for any
 * other name, and for a file that was never there; 500 for one that was never valid JSON; both as JSON `{ "error": … }`.
 */
export function contentData({ content, pages }: Pick<Services, 'content' | 'pages'>): Hono {
  const app = new Hono();
  app.get('/:file', async (c) => {
    const name = c.req.param('file');
    if (!CONTENT_FILES.some((file) => file.name === name))
      return c.json({ error: loadError(name, 404) }, 404);
    const answer = await pages.get(`content ${name}`, content.version(), async () => {
      const file = await content.file(name);
      const status = file?.status ?? 404;
      const body = file?.status === 200 ? file.body : JSON.stringify({ error: loadError(name, status) });
      return cachedResponse(body, status, LIVE_JSON);
    });
    return respond(c.req.raw, answer);
  });
  app.get('*', (c) => c.json({ error: 'No such content file' }, 404));
  return app;
}
