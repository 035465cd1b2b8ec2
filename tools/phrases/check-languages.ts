import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';
import { keyOf } from '../../app/language/dictionary.ts';
import { entriesOf, isFuzzy, isTranslated } from '../../app/language/po.server.ts';
import { checkDictionary } from './check-dictionary.ts';
import { mergePo } from './merge.ts';
import { readPo, writePo } from './po-files.ts';
import { spokenPhrases, type SpokenPhrases } from './spoken.ts';

interface CheckOptions {
  contentDir: string;
  /** Whether no phrase may be open. */
  complete?: boolean;
  /** Whether phrases that the site no longer says are deleted. */
  prune?: boolean;
  /** Whether the files are written. */
  write: boolean;
}

/** Share of the phrases that a language may lack, so that an edit of the English need not wait for its translators. */
const OPEN_SHARE = 0.02;

/**
 * Merges the PO files with what the built site says, and prints a table: language, translated, fuzzy, missing, unused.
 * @returns what is wrong, a line each
 */
export async function checkLanguages(options: CheckOptions): Promise<string[]> {
  const build = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
  const spoken = await spokenPhrases(build, options.contentDir);
  const shared: Record<string, string[]> = JSON.parse(
    readFileSync('app/language/glossaries/shared-with-english.json', 'utf8'),
  );
  const results = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).map(({ code }) =>
    checkLanguage(code, spoken, new Set([...(shared.all ?? []), ...(shared[code] ?? [])]), options),
  );
  console.table(Object.fromEntries(results.map(({ code, counts }) => [code, counts])));
  return results.flatMap(({ faults }) => faults);
}

function checkLanguage(
  code: string,
  spoken: SpokenPhrases,
  shared: ReadonlySet<string>,
  { contentDir, complete = false, prune = false, write }: CheckOptions,
) {
  const file = readPo(contentDir, code);
  mergePo(file, spoken, { prune });
  if (write) writePo(contentDir, code, file);
  const entries = entriesOf(file).filter(({ msgid, msgctxt }) => spoken.has(keyOf(msgid, msgctxt)));
  const fuzzy = entries.filter(isFuzzy).length;
  const translated = entries.filter((entry) => isTranslated(entry) && !isFuzzy(entry)).length;
  const open = entries.length - translated;
  const faults = checkDictionary(file, { code, shared }).map(
    ({ phrase, fault }) => `${code}: ${fault}: ${JSON.stringify(phrase)}`,
  );
  if (open > entries.length * (complete ? 0 : OPEN_SHARE)) {
    faults.push(`${code}: ${open} of ${entries.length} phrases are open`);
  }
  const unused = entriesOf(file).length - entries.length;
  return { code, faults, counts: { translated, fuzzy, missing: open - fuzzy, unused } };
}
