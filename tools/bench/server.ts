import { askColdPages, touchContent, type ColdPages } from './cold-pages.ts';
import { startLimitSite } from './limit-site.ts';
import { load, type Load } from './load.ts';
import { startMeasuredSite } from './measured-site.ts';
import { median, rounded } from './median.ts';
import type { BenchOptions } from './options.ts';
import { tell } from './progress.ts';

export interface ServerFigures {
  cold: { first: ColdPages; again: ColdPages };
  cached: { path: string; site: Load; same: Load; limit: Load }[];
}

/** Unless routes are named: the home page, an article, and a page in a script of two bytes a letter. */
const PATHS = ['/', '/intel/ai-intelligence-article', '/ar/pricing'];
const ROUNDS = 3;

/**
 * What one process gives, cold and cached. Cold: every page in every language right after the start, and again
 * after a change of the content, when the code is warm. Cached: against nginx with one worker, which sends the
 * very same HTML, and the limit page; in turns.
 */
export async function measureServer({ named, paths, seconds }: BenchOptions): Promise<ServerFigures> {
  const asked = named ? paths : PATHS;
  const site = await startMeasuredSite();
  const limits = await startLimitSite(site.url, asked);
  try {
    // The limit pages were made from the site's own: it starts anew, with nothing kept.
    touchContent(site.contentDir, 'home.json');
    tell('every page in every language, after the start');
    const first = await askColdPages(site);
    touchContent(site.contentDir, 'home.json');
    tell('again, after a change of the content');
    const again = await askColdPages(site);
    const cached = [];
    for (const path of asked) cached.push(await compare(path));
    return { cold: { first, again }, cached };
  } finally {
    await limits.stop();
    await site.stop();
  }

  async function compare(path: string) {
    const rounds: Record<'site' | 'same' | 'limit', Load[]> = { site: [], same: [], limit: [] };
    const bound = { duration: seconds };
    for (let round = 1; round <= ROUNDS; round += 1) {
      tell(`load on ${path}, round ${round} of ${ROUNDS}`);
      rounds.site.push(await load([`${site.url}${path}`], site.pid, 'br', bound));
      rounds.same.push(await load([limits.sameOf(path)], limits.pid, 'gzip', bound));
      rounds.limit.push(await load([limits.limitOf(path)], limits.pid, 'gzip', bound));
    }
    return {
      path,
      site: middle(rounds.site),
      same: middle(rounds.same),
      limit: middle(rounds.limit),
    };
  }
}

function middle(rounds: readonly Load[]): Load {
  return {
    rate: Math.round(median(rounds.map(({ rate }) => rate))),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cost: rounded(median(rounds.map(({ cost }) => cost)), 1),
  };
}
