import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../app/language/languages.ts';
import { entriesOf, isFuzzy, isTranslated } from '../app/language/po.server.ts';
import { keyOf } from '../app/language/dictionary.ts';
import { checkDictionary } from './phrases/check-dictionary.ts';
import { mergePo } from './phrases/merge.ts';
import { readPo, writePo } from './phrases/po-files.ts';
import { spokenPhrases } from './phrases/spoken.ts';

/**
 * `npm run check:phrases`: brings `content/languages/*.po` up to what the site says, and counts what is open. Fails for a
 * wrong translation, and for more open phrases than a language may have. Builds first if the build is stale.
 *
 * - `--complete`: no phrase may be open.
 * - `--prune`: deletes the phrases that the site no longer says.
 * - `--check`: changes no file.
 */
const { values } = parseArgs({
  options: {
    complete: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

/** Share of the phrases that a language may lack, so that an edit of the English need not wait for 21 translators. */
const OPEN_SHARE = values.complete ? 0 : 0.02;

await import('./build-if-stale.ts');
const contentDir = process.env.CONTENT_DIR || 'content';
const build = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
const spoken = await spokenPhrases(build, contentDir);
const shared: Record<string, string[]> = JSON.parse(
  readFileSync('app/language/glossaries/shared-with-english.json', 'utf8'),
);

const rows = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).map(({ code }) => check(code));
console.table(Object.fromEntries(rows));

function check(code: string) {
  const file = readPo(contentDir, code);
  mergePo(file, spoken, { code, prune: values.prune });
  if (!values.check) writePo(contentDir, code, file);
  for (const { phrase, fault } of checkDictionary(file, {
    code,
    shared: new Set([...(shared.all ?? []), ...(shared[code] ?? [])]),
  })) {
    fail(`${code}: ${fault}: ${JSON.stringify(phrase)}`);
  }
  const entries = entriesOf(file).filter((entry) => spoken.has(keyOf(entry.msgid, entry.msgctxt)));
  const fuzzy = entries.filter(isFuzzy).length;
  const translated = entries.filter((entry) => isTranslated(entry) && !isFuzzy(entry)).length;
  const open = entries.length - translated;
  if (open > entries.length * OPEN_SHARE) fail(`${code}: ${open} of ${entries.length} phrases are open`);
  return [
    code,
    { translated, fuzzy, missing: open - fuzzy, unused: entriesOf(file).length - entries.length },
  ];
}

function fail(line: string) {
  console.log(line);
  process.exitCode = 1;
}
