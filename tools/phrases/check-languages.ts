import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keyOf, parseKey } from '../../app/language/dictionary.ts';
import { languageFile } from '../../app/content/language-files.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';
import { entriesOf, isFuzzy, isTranslated, parsePo } from '../../app/content/po.server.ts';
import { checkDictionary } from './check-dictionary.ts';
import { hasWords, mergePo } from './merge.ts';
import { spokenPhrases } from './spoken.ts';

interface CheckOptions {
  contentDir: string;
  /** Whether no phrase may be open. */
  complete?: boolean;
  /** Whether phrases that the site no longer says are deleted. */
  prune?: boolean;
  /** Whether the files are brought up to what the site says. */
  write: boolean;
}

/** Share of the phrases that a language may lack, so that an edit of the English need not wait for its translators. */
const OPEN_SHARE = 0.02;

/**
 * Compares the PO files with what the built site says, and prints a table: language, translated, fuzzy, missing, unused.
 * @returns what is wrong, a line each
 */
export async function checkLanguages({
  contentDir,
  complete = false,
  prune = false,
  write,
}: CheckOptions): Promise<string[]> {
  const build = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
  const spoken = await spokenPhrases(build, contentDir);
  const said = [...spoken.keys()].filter((key) => hasWords(parseKey(key).phrase)).length;
  const shared: Record<string, string[]> = JSON.parse(
    readFileSync('app/language/glossaries/shared-with-english.json', 'utf8'),
  );
  const table: Record<string, Record<string, number>> = {};
  const faults: string[] = [];
  for (const { code } of LANGUAGES) {
    if (code === DEFAULT_LANGUAGE) continue;
    const path = languageFile(contentDir, code);
    if (write) mergePo(path, code, spoken, prune);
    const file = existsSync(path) ? parsePo(readFileSync(path, 'utf8')) : undefined;
    const entries = file ? entriesOf(file) : [];
    const used = entries.filter(({ msgid, msgctxt }) => spoken.has(keyOf(msgid, msgctxt)));
    const fuzzy = used.filter(isFuzzy).length;
    const translated = used.filter((entry) => isTranslated(entry) && !isFuzzy(entry)).length;
    const all = Math.max(said, used.length);
    const open = all - translated;
    table[code] = { translated, fuzzy, missing: open - fuzzy, unused: entries.length - used.length };
    const asInEnglish = new Set([...(shared.all ?? []), ...(shared[code] ?? [])]);
    for (const { phrase, fault } of file ? checkDictionary(file, { code, shared: asInEnglish }) : [])
      faults.push(`${code}: ${fault}: ${JSON.stringify(phrase)}`);
    if (open > all * (complete ? 0 : OPEN_SHARE)) faults.push(`${code}: ${open} of ${all} phrases are open`);
  }
  console.table(table);
  return faults;
}
