import { Hono } from 'hono';
import type { DocumentKind } from '../app/content/documents.ts';
import { cachedResponse, respond } from '../rendering/server/cached-response.ts';
import type { Services } from './services.ts';

/**
 * `GET /documents/{kind}/{slug}`: a long text in its last good version, for a browser that opens its page by itself. 404
 * for any other name, 503 for a text that was never readable; both as JSON `{ "error": … }`.
 */
export function documentData({ content, pages }: Pick<Services, 'content' | 'pages'>): Hono {
  const app = new Hono();
  app.get('/:kind/:slug', async (c) => {
    const { kind, slug } = c.req.param();
    if (!isDocumentKind(kind) || !content.slugs(kind).includes(slug))
      return c.json({ error: 'No such document' }, 404);
    const answer = await pages.get(`document ${kind} ${slug}`, content.version(), async () => {
      const document = await content.readDocument(kind, slug);
      const body = document ?? { error: 'This document cannot be read' };
      return cachedResponse(JSON.stringify(body), document ? 200 : 503, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      });
    });
    return respond(c.req.raw, answer);
  });
  app.all('*', (c) => c.json({ error: 'No such document' }, 404));
  return app;
}

function isDocumentKind(kind: string): kind is DocumentKind {
  return kind === 'articles' || kind === 'legal';
}
