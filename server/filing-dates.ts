import { Hono } from 'hono';
import { filingDatesContent } from '../app/content/files/filing-dates.ts';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '../app/language/languages.ts';
import { fill } from '../app/language/text.ts';
import { translate } from '../app/language/translate.ts';
import { ownershipDates, periodicDates, type Company } from '../app/tools/filing-dates/due-dates.ts';
import { filingFile } from '../app/tools/filing-dates/files.ts';
import { companyQuery, readAsked } from '../app/tools/filing-dates/query.ts';
import { cachedResponse, respond } from '../rendering/cached-response.ts';
import type { Searches } from '../rendering/searches.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { networkOf } from './middleware/rate-limit.ts';
import type { SiteServices } from './services.ts';
import { yearOf } from './site-year.ts';

const PATH = '/tools/filing-dates/:file{(?:reports|ownership)\\.(?:ics|csv)}';

/**
 * `GET /tools/filing-dates/reports.ics?end=2026-12-31` and the like: the files that browsers with scripts make
 * themselves. There are endlessly many: they are made and remembered like searches, and take turns with them.
 */
export function filingDates({
  content,
  languages,
  origin,
  now,
  searches,
}: Pick<SiteServices, 'content' | 'languages' | 'origin' | 'now'> & {
  searches: Searches;
}): Hono<ClientEnv> {
  const app = new Hono<ClientEnv>();
  app.on('GET', [PATH, `/:language{[a-z]{2}}${PATH}`], async (c, next) => {
    const { language = DEFAULT_LANGUAGE, file = '' } = c.req.param();
    if (!isLanguageCode(language)) return next();
    const { company } = readAsked(new URL(c.req.url).searchParams, yearOf({ now }));
    const key = `${language} ${languages.version(language)} ${file} ${companyQuery(company)}`;
    const turn = { network: networkOf(c.var.client.address), signal: c.req.raw.signal };
    const answer = await searches.get(key, content.version(), turn.signal, async () => {
      const { body, type } = await searches.enqueue(() => make(language, file, company), turn);
      return cachedResponse(body, 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="filing-dates-${file}"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        Vary: 'Accept-Encoding',
      });
    });
    return respond(c.req.raw, answer);
  });
  return app;

  async function make(language: LanguageCode, file: string, company: Company) {
    const texts = (await content.read(filingDatesContent)).content;
    const dictionary = languages.dictionary(language);
    const say = (phrase: string, values = {}) => {
      const found = translate(dictionary, phrase);
      return fill(typeof found === 'string' ? found : phrase, values);
    };
    const isReports = file.startsWith('reports');
    const dates = isReports ? periodicDates(company) : ownershipDates(company);
    return filingFile(file.endsWith('.ics') ? 'ics' : 'csv', dates, company, say, {
      name: say(isReports ? texts.reports.title : texts.ownership.title),
      host: new URL(origin).hostname,
      now: now(),
    });
  }
}
