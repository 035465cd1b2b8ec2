import { Hono } from 'hono';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '../../site/language/languages.ts';
import { fill, withoutBreaks } from '../../site/language/text.ts';
import { translate } from '../../site/language/translate.ts';
import {
  datesOf,
  whyEmpty,
  fileRefusal,
  isFileList,
  readAsked,
  type DueDate,
  type FileList,
} from 'filing-dates';
import { filingFile } from 'filing-dates/files';
import { cachedResponse, encodingFor, send } from '../render/response/cached-response.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import type { CurrentContent } from '../../site/schemas.ts';
import type { SiteServices } from '../services.ts';
import { yearOf } from '../render/page-services.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const PATH = '/tools/filing-dates/:file{(?:reports|ownership|event|meeting)\\.(?:ics|csv)}';

/**
 * `GET /tools/filing-dates/reports.ics?end=2026-12-31` and the like: files that browsers with scripts make
 * themselves, and that calendars subscribe to. There are endlessly many, so each is made on request, one at a time. A
 * value that is not valid or leads to no date is refused by name: dates of another year would look right, and an empty
 * calendar would look like good news.
 */
export function filingDates({
  content,
  origin,
  now,
  queries,
}: Pick<SiteServices, 'origin' | 'now' | 'queries'> & { content: CurrentContent }): Hono<ClientEnv> {
  const app = new Hono<ClientEnv>();
  app.on('GET', [PATH, `/:language{[a-z]{2}}${PATH}`], async (c, next) => {
    const { language = DEFAULT_LANGUAGE, file = '' } = c.req.param();
    const [list = '', kind] = file.split('.');
    if (!isLanguageCode(language) || !isFileList(list)) return next();
    const query = new URL(c.req.url).searchParams;
    const asked = readAsked(query, yearOf({ now }));
    const problem = fileRefusal(list, asked);
    if (problem) return c.text(problem, 400, HEADERS);
    return queries(async () => {
      const dates = datesOf(list, asked);
      if (dates.length === 0) return c.text(whyEmpty(list, asked), 400, HEADERS);
      const { body, type } = make(language, list, kind === 'csv' ? 'csv' : 'ics', dates);
      const headers = {
        ...HEADERS,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="filing-dates-${file}"`,
        Vary: 'Accept-Encoding',
      };
      return send(c.req.raw, await cachedResponse(body, 200, headers, encodingFor(c.req.raw)));
    }, c.req.raw.signal);
  });
  return app;

  function make(language: LanguageCode, list: FileList, kind: 'ics' | 'csv', dates: DueDate[]) {
    const { 'filing-dates': texts, language: dictionaryOf } = content.current();
    const dictionary = dictionaryOf(language);
    const say = (phrase: string, values = {}) => {
      const found = translate(dictionary, phrase);
      return withoutBreaks(fill(typeof found === 'string' ? found : phrase, values));
    };
    return filingFile(kind, dates, say, {
      language,
      name: say(texts[list].title),
      host: new URL(origin).hostname,
      now: now(),
    });
  }
}
