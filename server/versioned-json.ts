import type { Context } from 'hono';

/** Answers what editors may change at any moment: 304 to whoever has this version of it already. */
export function versionedJson(c: Context, body: string, version: string): Response {
  const tag = `"${version}"`;
  c.header('ETag', tag);
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304);
  return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
