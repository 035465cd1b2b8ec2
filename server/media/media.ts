import { Hono } from 'hono';
import { mediumPath, widthsOf } from '../../site/content/media/media.ts';
import { isNotModified } from '../render/response/conditional.ts';
import type { Services } from '../services.ts';
import { openMedium, streamOf } from './medium-file.ts';
import { rangeOf } from './range.ts';

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

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** `GET /media/{version}/{name}` and `/media/{version}/{name}.{width}.webp`: the files of `content/media/`. */
export function media({
  content,
  pictures,
  settings,
}: Pick<Services, 'content' | 'pictures' | 'settings'>): Hono {
  const app = new Hono();
  app.get('/:version/:file', async (c) => {
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
      'Content-Type': medium.type,
      ETag: `"${c.req.path}"`,
    };
    if (isNotModified(c.req.raw, headers)) return c.body(null, 304, headers);
    if (width !== undefined) {
      const picture = await pictures.sized(medium, width, all);
      return picture ? c.body(picture, 200, { ...headers, 'Content-Type': 'image/webp' }) : notFound();
    }
    const file = await openMedium(settings.contentDir, medium);
    const patches = file && (await pictures.patched(medium, file));
    const range = rangeOf(c.req.raw.headers, headers.ETag, medium.bytes);
    if (!file || !patches || c.req.method === 'HEAD' || !range) await file?.close();
    if (!file || !patches) return notFound();
    if (!range)
      return c.body(null, 416, { ...headers, ...NOT_KEPT, 'Content-Range': `bytes */${medium.bytes}` });
    const { start, end, isWhole } = range;
    const sent = {
      ...headers,
      'Content-Length': String(end - start),
      ...(!isWhole && { 'Content-Range': `bytes ${start}-${end - 1}/${medium.bytes}` }),
    };
    const status = isWhole ? 200 : 206;
    if (c.req.method === 'HEAD') return c.body(null, status, sent);
    return c.body(streamOf(file, patches, start, end), status, sent);
  });
  return app;
}
