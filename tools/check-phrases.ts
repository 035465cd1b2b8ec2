import { parseArgs } from 'node:util';
import { checkLanguages } from './phrases/check-languages.ts';
import { terminal } from './terminal.ts';

/**
 * `npm run check:phrases`: brings `content/languages/*.po` up to what the site says, and counts what is open. Fails for a
 * wrong translation, and for more open phrases than a language may have. Builds first if the build is stale.
 *
 * - `--complete`: no phrase may be open.
 * - `--prune`: deletes the phrases that the site no longer says.
 */
const { values } = parseArgs({
  options: {
    complete: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
  },
});

await import('./build-if-stale.ts');
const contentDir = process.env.CONTENT_DIR || 'content';
for (const fault of await checkLanguages({ contentDir, ...values, write: true })) {
  terminal.print(fault);
  process.exitCode = 1;
}
