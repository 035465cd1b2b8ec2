import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
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
  'Accept-Ranges': 'bytes',
};

/** `GET /media/{version}/{name}` and `/media/{version}/{name}.{width}.webp`: the files of `content/media/`. */
export function media({ content, settings, log }: Pick<Services, 'content' | 'settings' | 'log'>): Hono {
  const { contentDir } = settings;
  const pictures = createSizedPictures({ settings, log });
  const app = new Hono();
  app.get('/:version/:file', async (c, next) => {
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
    const picture = width === undefined ? undefined : await pictures.get(medium, width, all);
    if (picture) return c.body(picture, 200, { ...headers, 'Content-Type': 'image/webp' });
    // The original of a picture that cannot be made is larger than need be, but there.
    if (width !== undefined) headers['Cache-Control'] = 'no-store';
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // Also the part that a player asks for.
    const path = join(contentDir, 'media', medium.name);
    const onNotFound = () => c.header('Cache-Control', 'no-store');
    const answer = await serveStatic({ path, onNotFound })(c, next);
    // Hono's table of types has no captions.
    answer?.headers.set('Content-Type', medium.type);
    if (answer?.status === 416) answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
  return app;
}
