import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interactions.ts';
import { measureMemory } from './memory.ts';
import { readOptions, type BenchOptions, type Measure } from './options.ts';
import { measurePages } from './pages.ts';
import { tell } from './progress.ts';
import { writeReport } from './report.ts';
import { printResults } from './report/print.ts';
import { keepResults, readResults, stamped, type Results } from './results.ts';
import { measureScale } from './scale.ts';
import { measureServer } from './server.ts';

/**
 * `npm run bench -- [pages|server|memory|bytes|interactions|scale|all|report] [--runs 5] [--theme dark|light]
 * [--language en] [--seconds 8] [--requests 1000000] [--out docs/performance.json] [/path …]`: measures, keeps the
 * figures in the data file, and writes docs/performance.md and its charts anew from it. Needs the build
 * (docs/performance.md).
 */
const MEASURE: Record<Measure, (options: BenchOptions) => Promise<Results>> = {
  pages: async (options) => {
    const rows = await measurePages(options);
    return { pages: { [`${options.theme} ${options.language}`]: stamped(rows, options.runs) } };
  },
  server: async (options) => ({ server: stamped(await measureServer(options), 3) }),
  memory: async (options) => ({ memory: stamped(await measureMemory(options), 1) }),
  bytes: async (options) => ({ bytes: stamped(await measureBytes(options), 1) }),
  interactions: async (options) => ({
    interactions: stamped(await measureInteractions(options), options.runs),
  }),
  scale: async () => ({ scale: stamped(await measureScale(), 1) }),
};

const options = readOptions(process.argv.slice(2));
for (const measure of options.measures) {
  tell(measure);
  const measured = await MEASURE[measure](options);
  keepResults(options.out, measured);
  printResults(measured);
}
writeReport(options.out, readResults(options.out));
