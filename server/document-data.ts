import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentFolder } from '../app/content/content-folder.server.ts';
import { DOCUMENTS, type DocumentKind } from '../app/content/documents.ts';

/**
 * `GET /documents/{kind}/{slug}`: a long text as it stands on the disk, for a browser that opens its page by
 * itself. 404 for any other name, 503 for a text that cannot be read; both as JSON `{ "error": … }`.
 */
export function documentData(folder: ContentFolder): Hono {
  const app = new Hono();
  app.get('/:kind/:slug', async (c) => {
    const { kind, slug } = c.req.param();
    const known = documentOf(kind, slug);
    c.header('Cache-Control', 'no-cache');
    if (!known) return c.json({ error: 'No such document' }, 404);
    const document = await folder.readDocument(...known);
    if (!document) return c.json({ error: 'This document cannot be read' }, 503);
    const body = JSON.stringify(document);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    c.header('ETag', tag);
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304);
    return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.all('*', (c) => c.json({ error: 'No such document' }, 404));
  return app;
}

function documentOf(kind: string, slug: string) {
  for (const one of Object.keys(DOCUMENTS) as DocumentKind[]) {
    const slugs = DOCUMENTS[one].filter((known) => one === kind && known === slug);
    for (const found of slugs) return [one, found] as const;
  }
  return undefined;
}
