import { Hono } from 'hono';
import { DEFAULT_LANGUAGE, isLanguageCode } from '../app/language/languages.ts';
import { OFFER } from '../app/language/offers.ts';
import { cachedResponse, respond } from '../rendering/cached-response.ts';
import { LIVE_JSON } from './content-data.ts';
import type { Services } from './services.ts';

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
    const answer = await pages.get(key, content.version(), async () =>
      cachedResponse(JSON.stringify((await languages.read(code)).phrases), 200, LIVE_JSON),
    );
    return respond(c.req.raw, answer);
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
