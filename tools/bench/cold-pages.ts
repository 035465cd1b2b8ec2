import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { SITE_PAGES } from '../../app/routes.ts';
import { ask } from './ask.ts';
import type { MeasuredSite } from './measured-site.ts';
import { percentile, rounded } from './median.ts';
import { processorTime } from './process-tree.ts';

/** Every page in every language, asked for once. */
export interface ColdPages {
  pages: number;
  /** Milliseconds of the server's processor time that a page took: rendering, finishing, compressing (brotli). */
  cost: number;
  /** Milliseconds until the answer. */
  p50: number;
  p99: number;
}

export const ALL_ADDRESSES: readonly string[] = LANGUAGES.flatMap(({ code }) =>
  SITE_PAGES.map(({ path }) => localizePath(code, path)),
);

/** Asks for every page in every language, one after the other; none of them may be in the page cache. */
export async function askColdPages({ url, pid }: MeasuredSite): Promise<ColdPages> {
  const times: number[] = [];
  const before = processorTime(pid);
  for (const path of ALL_ADDRESSES) times.push((await ask(`${url}${path}`, 'br')).milliseconds);
  const spent = processorTime(pid) - before;
  return {
    pages: times.length,
    cost: rounded(spent / times.length, 2),
    p50: rounded(percentile(times, 0.5), 1),
    p99: rounded(percentile(times, 0.99), 1),
  };
}

/** Does to the page cache what an editor's change does: the next request finds it empty. */
export function touchContent(contentDir: string, file: string): void {
  touched += 1;
  const time = new Date(Date.now() + touched * 1000);
  utimesSync(join(contentDir, file), time, time);
}

let touched = 0;
