import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { mediumPath, widthsOf } from '../../app/content/media.ts';
import { isNotModified } from '../../rendering/conditional.ts';
import type { Services } from '../services.ts';
import { createSizedPictures } from './sized-pictures.ts';

/** The address changes with the file. A drawing (SVG) that is opened by itself runs and loads nothing. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Feed readers and previews of links show pictures on other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** `GET /media/{version}/{name}` and `/media/{version}/{name}.{width}.webp`: the files of `content/media/`. */
export function media({ content, settings, log }: Pick<Services, 'content' | 'settings' | 'log'>): Hono {
  const { contentDir } = settings;
  const pictures = createSizedPictures({ settings, log });
  const app = new Hono();
  app.get('/:version/:file', async (c) => {
    const all = await content.media();
    const { file } = c.req.param();
    const [, original = file, digits] = /^(.*)\.(\d{1,4})\.webp$/.exec(file) ?? [];
    const medium = all.get(file) ?? all.get(original);
    const width = medium?.name === file ? undefined : Number(digits);
    if (
      !medium ||
      (width !== undefined && !widthsOf(medium).includes(width)) ||
      c.req.path !== mediumPath(medium, width)
    ) {
      return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    }
    const headers = { ...HEADERS, 'Content-Type': medium.type, ETag: `"${c.req.path}"` };
    if (isNotModified(c.req.raw, headers)) return c.body(null, 304, headers);
    const path = join(contentDir, 'media', medium.name);
    if (width === undefined) return answer(c, path, medium.bytes, headers);
    const picture = await pictures.get(medium, width, all);
    // Larger than need be, but there.
    if (!picture) return answer(c, path, medium.bytes, { ...headers, 'Cache-Control': 'no-store' });
    return c.body(picture, 200, { ...headers, 'Content-Type': 'image/webp' });
  });
  return app;
}

/** A file, or the part of it that a player asks for (RFC 9110, 14.2). */
function answer(c: Context, path: string, bytes: number, headers: Record<string, string>): Response {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '') ?? [];
  const isPart = from !== '' || to !== '';
  const start = from === '' ? (isPart ? Math.max(0, bytes - Number(to)) : 0) : Number(from);
  const end = Math.min(bytes - 1, from === '' || to === '' ? bytes - 1 : Number(to));
  if (isPart && start > end) return c.body(null, 416, { 'Content-Range': `bytes */${bytes}` });
  const whole = {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': String(end - start + 1),
    ...(isPart && { 'Content-Range': `bytes ${start}-${end}/${bytes}` }),
  };
  if (c.req.method === 'HEAD') return c.body(null, isPart ? 206 : 200, whole);
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return c.body(body, isPart ? 206 : 200, whole);
}
