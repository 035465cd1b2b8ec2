import { Hono } from 'hono';
import { filingDatesContent } from '../app/content/files/filing-dates.ts';
import { DEFAULT_LANGUAGE, isLanguageCode } from '../app/language/languages.ts';
import { fill } from '../app/language/text.ts';
import { translate } from '../app/language/translate.ts';
import { ownershipDates, periodicDates } from '../app/tools/filing-dates/due-dates.ts';
import { filingFile } from '../app/tools/filing-dates/files.ts';
import { readAsked } from '../app/tools/filing-dates/query.ts';
import { SEARCH_LIMIT } from '../rendering/server/pages.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { createClientLimit } from './middleware/client-limit.ts';
import type { SiteServices } from './services.ts';

const PATH = '/tools/filing-dates/:file{(?:reports|ownership)\\.(?:ics|csv)}';

/**
 * `GET /tools/filing-dates/reports.ics?end=2026-12-31` and the like: the files that browsers with scripts make
 * themselves. Not cached, because there are endlessly many; each client has the limit of searches.
 */
export function filingDates({
  content,
  languages,
  origin,
  now,
}: Pick<SiteServices, 'content' | 'languages' | 'origin' | 'now'>): Hono<ClientEnv> {
  const limit = createClientLimit(SEARCH_LIMIT);
  const app = new Hono<ClientEnv>();
  app.on('GET', [PATH, `/:language{[a-z]{2}}${PATH}`], async (c, next) => {
    const { language = DEFAULT_LANGUAGE, file = '' } = c.req.param();
    if (!isLanguageCode(language)) return next();
    const wait = limit.waitSeconds(c.var.client.address);
    if (wait > 0) return c.text('Too many files: please wait.', 429, { 'Retry-After': String(wait) });
    const texts = (await content.read(filingDatesContent)).content;
    const dictionary = languages.dictionary(language);
    const say = (phrase: string, values = {}) => {
      const found = translate(dictionary, phrase);
      return fill(typeof found === 'string' ? found : phrase, values);
    };
    const url = new URL(c.req.url);
    const { company } = readAsked(url.searchParams, new Date(now()).getUTCFullYear());
    const isReports = file.startsWith('reports');
    const dates = isReports ? periodicDates(company) : ownershipDates(company);
    const { body, type } = filingFile(file.endsWith('.ics') ? 'ics' : 'csv', dates, company, say, {
      name: say(isReports ? texts.reports.title : texts.ownership.title),
      host: new URL(origin).hostname,
      now: now(),
    });
    return c.body(body, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="filing-dates-${file}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}
