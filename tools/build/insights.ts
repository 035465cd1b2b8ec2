import { join } from 'node:path';
import { build } from 'vite';
import { INSIGHTS } from '../../site/insights/insights-path.ts';
import { buildTarget } from './supported-browsers.ts';

/**
 * The page-view and speed scripts, each in one file of its own with a fixed name: they are loaded after acceptance
 * only, and so are not in the site's bundle.
 */
const SCRIPTS = ['views', 'speed'];

/** Builds the scripts of `site/insights/` into `insights/` of the browser's build. */
export async function buildInsights(folder: string): Promise<void> {
  for (const script of SCRIPTS) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: join(folder, INSIGHTS),
        emptyOutDir: false,
        target: buildTarget(),
        modulePreload: false,
        rolldownOptions: {
          input: join('site/insights', `${script}.ts`),
          output: { entryFileNames: '[name].js', minify: true },
        },
      },
    });
  }
}
