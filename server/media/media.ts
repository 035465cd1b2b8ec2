import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { mediumPath, widthsOf } from '../../site/content/media/media.ts';
import { isNotModified } from '../render/response/conditional.ts';
import type { Services } from '../services.ts';

/** The address changes with the file. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Feed readers and previews of links show pictures on other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Accept-Ranges': 'bytes',
};

/** A picture or video that is opened by itself: browsers wrap it in a document of their own that has styles. */
const POLICY = "script-src 'none'; object-src 'none'; frame-ancestors 'none'";

/** A drawing (SVG) is a document: opened by itself, it may run and load nothing but the pictures embedded in it. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; sandbox";

/** One part of a file (RFC 9110, section 14). */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** `GET /media/{version}/{name}` and `/media/{version}/{name}.{width}.webp`: the files of `content/media/`. */
export function media({ content, renditions }: Pick<Services, 'content' | 'renditions'>): Hono {
  const app = new Hono();
  app.get('/:version/:file', async (c, next) => {
    const all = content.current().media;
    const { file: name } = c.req.param();
    const [, original = name, digits] = /^(.*)\.(\d{1,4})\.webp$/.exec(name) ?? [];
    const medium = all.get(name) ?? all.get(original);
    const width = medium?.name === name ? undefined : Number(digits);
    const notFound = () => c.text('Not found', 404, NOT_KEPT);
    if (
      !medium ||
      (width !== undefined && !widthsOf(medium).includes(width)) ||
      c.req.path !== mediumPath(medium, width)
    )
      return notFound();
    const headers = {
      ...HEADERS,
      'Content-Security-Policy': medium.type === 'image/svg+xml' ? DRAWING_POLICY : POLICY,
      'Content-Type': width === undefined ? medium.type : 'image/webp',
      ETag: `"${c.req.path}"`,
    };
    if (isNotModified(c.req.raw, headers)) return c.body(null, 304, headers);
    const made = await renditions.find(medium, width, all);
    if (made === undefined) return notFound();
    if (typeof made !== 'string') return c.body(made, 200, headers);
    // A range of another version, or in words that the library does not know, gets the whole file.
    const { headers: asked } = c.req.raw;
    if (!RANGE.test(asked.get('Range') ?? '') || (asked.get('If-Range') ?? headers.ETag) !== headers.ETag)
      asked.delete('Range');
    const response = await serveStatic({ path: made })(c, next);
    if (!response) return notFound();
    const sent = response.status === 416 ? { ...headers, ...NOT_KEPT } : headers;
    for (const [header, value] of Object.entries(sent)) response.headers.set(header, value);
    return response;
  });
  return app;
}
