import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interactions.ts';
import { measureMemory } from './memory.ts';
import { readOptions } from './options.ts';
import { measurePages } from './pages.ts';
import { measureReading } from './reading.ts';
import { printSection } from './report.ts';
import { measureServer } from './server.ts';

const MEASURES = {
  pages: measurePages,
  bytes: measureBytes,
  interactions: measureInteractions,
  reading: measureReading,
  server: measureServer,
  memory: measureMemory,
};

/**
 * `npm run bench -- [measure …] [options] [/path …]`: prints Markdown for docs/performance.md to standard output and
 * progress to standard error. Needs the build.
 */
const options = readOptions(process.argv.slice(2));
for (const measure of options.measures) {
  console.error(measure);
  for (const section of await MEASURES[measure](options)) printSection(section);
}
