import { Hono } from 'hono';
import { loadError } from '../../site/content/failures.ts';
import { entryOf } from '../../site/language/dictionary.ts';
import { DEFAULT_LANGUAGE, isLanguageCode } from '../../site/language/languages.ts';
import { OFFER } from '../../site/language/offers.ts';
import { cachedResponse } from '../render/response/cached-response.ts';
import type { CurrentContent } from '../../site/schemas.ts';
import type { Services } from '../services.ts';

/** Revalidated each time, because editors' changes must show at once. */
const LIVE_JSON = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
};

interface DataServices extends Pick<Services, 'pageCache'> {
  content: CurrentContent;
}

/**
 * `GET /data/{file}`: the editors' files in their last good version, with the defaults that the site adds. 404 for any
 * other name, and for a file that was never there; 503 for one that was never valid JSON; both as JSON `{ "error": …
 * }`.
 */
export function contentData({ content, pageCache }: DataServices): Hono {
  const app = new Hono();
  app.get('/:file', async (c) => {
    const name = c.req.param('file');
    const { data, version } = content.current();
    const file = data(name);
    if (!file) return c.json({ error: loadError(name, 404) }, 404);
    return pageCache.respond(c.req.raw, `content ${name}`, version, () => {
      const body = 'body' in file ? file.body : JSON.stringify({ error: loadError(name, file.status) });
      return cachedResponse(body, file.status, LIVE_JSON);
    });
  });
  app.get('*', (c) => c.json({ error: 'No such content file' }, 404));
  return app;
}

/**
 * `GET /data/languages/{code}.json`: all phrases of a language by their key in lower case, for text that other scripts add
 * to a page.
 * `GET /data/languages/{code}/offer.json`: the offer to read an English page in a language; 404 unless it is
 * translated.
 */
export function languageData({ content, pageCache }: DataServices): Hono {
  const app = new Hono();
  app.get('/:file{[a-z]+\\.json}', async (c) => {
    const code = c.req.param('file').replace('.json', '');
    if (!isLanguageCode(code) || code === DEFAULT_LANGUAGE) return c.json({ error: 'No such language' }, 404);
    const { version, language, languageVersion } = content.current();
    return pageCache.respond(c.req.raw, `language ${code} ${languageVersion(code)}`, version, () =>
      cachedResponse(JSON.stringify(language(code).byText), 200, LIVE_JSON),
    );
  });
  app.get('/:code/offer.json', (c) => {
    const code = c.req.param('code');
    const dictionary = content.current().language(isLanguageCode(code) ? code : DEFAULT_LANGUAGE);
    const words = Object.entries(OFFER).map(([name, phrase]) => [name, entryOf(dictionary, phrase)] as const);
    if (words.some(([, translation]) => !translation)) return c.json({ error: 'No such offer' }, 404);
    return c.json(Object.fromEntries(words), 200, { 'Cache-Control': 'max-age=3600' });
  });
  return app;
}
