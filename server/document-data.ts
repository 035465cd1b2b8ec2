import { Hono } from 'hono';
import type { ContentFolder } from '../app/content/content-folder.server.ts';
import { DOCUMENTS, type DocumentKind, type DocumentSlug } from '../app/content/documents.ts';
import { hashOf } from './pages/finished-page.ts';
import { versionedJson } from './versioned-json.ts';

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
    return versionedJson(c, body, hashOf(body));
  });
  app.all('*', (c) => c.json({ error: 'No such document' }, 404));
  return app;
}

function documentOf(kind: string, slug: string) {
  if (!isDocumentKind(kind)) return undefined;
  const slugs: readonly DocumentSlug<DocumentKind>[] = DOCUMENTS[kind];
  const found = slugs.find((known) => known === slug);
  return found && ([kind, found] as const);
}

function isDocumentKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(DOCUMENTS, kind);
}
