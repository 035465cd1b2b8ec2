import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLanguageCode } from '../site/language/languages.ts';
import { SHIPPED_CONTENT, toolCommand, VERSION } from '../server/process/home-folder.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { main, tool, UsageError } from '../operator/cli.ts';
import { checkLanguages, mergeLanguages, writeTemplate } from './phrases/check-languages.ts';

const USAGE = `Updates content/languages/*.po to the phrases of the site, with gettext's msgmerge and msginit, and counts the open ones. Fails
for a wrong translation, and if a language has more open phrases than allowed.

Usage: ${toolCommand('check-phrases')} [LANGUAGE…] [--complete] [--prune] [--dry-run]

  LANGUAGE     only these, such as de: lists their open phrases with file and line, from the template content/languages/site.pot.
               A run for all languages writes the template, and builds first if the build is stale
  --complete   no phrase may be open
  --prune      deletes the phrases that the site no longer has
  --dry-run    changes no file: for a folder that is pulled from a repository`;

await main(
  tool({
    usage: USAGE,
    options: {
      complete: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
    async run({ complete, prune, 'dry-run': dryRun }, codes, { print }) {
      const unknown = codes.find((code) => !isLanguageCode(code));
      if (unknown) throw new UsageError(`There is no language "${unknown}"`);
      const { contentDir } = parseEnvironment(process.env);
      // Nothing in a release ever changes.
      const isDry = dryRun || (VERSION !== undefined && contentDir === SHIPPED_CONTENT);
      // A release has a build, and no tools to make one.
      if (codes.length === 0 && VERSION === undefined)
        execFileSync(process.execPath, ['tools/build-if-stale.ts'], { stdio: 'inherit' });
      using copy = isDry ? mkdtempDisposableSync(join(tmpdir(), 'phrases-')) : undefined;
      const folder = copy?.path ?? contentDir;
      if (copy) cpSync(join(contentDir, 'languages'), join(folder, 'languages'), { recursive: true });
      if (codes.length === 0) await writeTemplate(contentDir, folder);
      mergeLanguages(folder, codes, prune);
      const faults = checkLanguages(folder, { codes, complete });
      for (const fault of faults) print(fault.replace(folder, contentDir));
      return faults.length > 0 ? 1 : 0;
    },
  }),
);
