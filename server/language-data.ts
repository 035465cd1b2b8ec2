import { Hono } from 'hono';
import { DEFAULT_LANGUAGE, isLanguageCode } from '../app/language/languages.ts';
import { cachedResponse, respond } from '../rendering/server/cached-response.ts';
import type { Services } from './services.ts';

/** `GET /data/languages/{code}.json`: all phrases of a language, for a text that the phrases of a page lack. */
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
    const answer = await pages.get(key, content.version(), () =>
      cachedResponse(JSON.stringify(languages.phrases(code)), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
      }),
    );
    return respond(c.req.raw, answer);
  });
  return app;
}
