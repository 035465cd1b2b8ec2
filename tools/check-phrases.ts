import { readEnvironment } from '../server/settings.ts';
import { main, noWords, runTool } from './cli.ts';
import { checkLanguages } from './phrases/check-languages.ts';

const USAGE = `Brings content/languages/*.po up to what the site says, with gettext's msgmerge and msginit, and counts what is open. Fails
for a wrong translation, and for more open phrases than a language may have. Builds first if the build is stale.

Usage: npm run check:phrases -- [--complete] [--prune]

  --complete   no phrase may be open
  --prune      deletes the phrases that the site no longer says`;

await main((args) =>
  runTool(
    {
      usage: USAGE,
      options: {
        complete: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
      },
      async run(values, words, { print }) {
        noWords(words);
        await import('./build-if-stale.ts');
        const { contentDir } = readEnvironment();
        const faults = await checkLanguages({ contentDir, ...values, write: true });
        for (const fault of faults) print(fault);
        return faults.length > 0 ? 1 : 0;
      },
    },
    args,
  ),
);
