import { Hono } from 'hono';
import { CONTENT_FILES } from '../app/content/files/index.ts';
import { loadError } from '../app/content/loaded.ts';
import { DEFAULT_LANGUAGE, isLanguageCode } from '../app/language/languages.ts';
import { OFFER } from '../app/language/offers.ts';
import { cachedResponse } from '../rendering/cached-response.ts';
import type { Services } from './services.ts';

/** Editors' changes must show at once. */
const LIVE_JSON = {
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
    return pages.respond(c.req.raw, `content ${name}`, content.version(), async () => {
      const file = await content.file(name);
      const status = file?.status ?? 404;
      const body = file?.status === 200 ? file.body : JSON.stringify({ error: loadError(name, status) });
      return cachedResponse(body, status, LIVE_JSON);
    });
  });
  app.get('*', (c) => c.json({ error: 'No such content file' }, 404));
  return app;
}

/**
 * `GET /data/languages/{code}.json`: all phrases of a language, for what other scripts add to a page.
 * `GET /data/languages/{code}/offer.json`: the offer to read an English page in a language; 404 unless it is translated.
 */
export function languageData({
  languages,
  content,
  pages,
}: Pick<Services, 'languages' | 'content' | 'pages'>): Hono {
  const app = new Hono();
  app.get('/:file{[a-z]+\\.json}', async (c) => {
    const code = c.req.param('file').replace('.json', '');
    if (!isLanguageCode(code) || code === DEFAULT_LANGUAGE) return c.json({ error: 'No such language' }, 404);
    const key = `language ${code} ${languages.version(code)}`;
    return pages.respond(c.req.raw, key, content.version(), async () =>
      cachedResponse(JSON.stringify((await languages.read(code)).phrases), 200, LIVE_JSON),
    );
  });
  app.get('/:code/offer.json', async (c) => {
    const code = c.req.param('code');
    const phrases = isLanguageCode(code) ? (await languages.read(code)).phrases : {};
    const words = Object.entries(OFFER).map(([name, phrase]) => [name, phrases[phrase]] as const);
    if (words.some(([, translation]) => !translation)) return c.json({ error: 'No such offer' }, 404);
    return c.json(Object.fromEntries(words), 200, { 'Cache-Control': 'max-age=3600' });
  });
  return app;
}
