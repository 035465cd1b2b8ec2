import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GetTextTranslation, GetTextTranslations } from 'gettext-parser';
import sharedWithEnglish from '../../site/language/glossaries/shared-with-english.json' with { type: 'json' };
import { keyOf } from '../../site/language/dictionary.ts';
import { FileError } from '../../site/content/fault.ts';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { DEFAULT_LANGUAGE, isHidden, LANGUAGES, type LanguageCode } from '../../site/language/languages.ts';
import {
  entriesOf,
  isFuzzy,
  isTranslated,
  lineOfEntry,
  parsePo,
} from '../../site/content/reading/po.server.ts';
import { BUILT_PAGES } from '../../server/process/home-folder.ts';
import { checkDictionary } from './check-dictionary.ts';
import { hasWords, mergePo, templateOf } from './merge.ts';
import { sitePhrases } from './site-phrases.ts';

/** Share of the phrases that a language may lack, so that an edit of the English need not wait for its translators. */
const OPEN_SHARE = 0.02;

/** The template of the translations, with every phrase of the site. */
export function templateFile(contentDir: string): string {
  return join(contentDir, 'languages', 'site.pot');
}

/** Writes the template from the phrases of the built site, into this folder or another one. */
export async function writeTemplate(contentDir: string, folder: string): Promise<void> {
  writeFileSync(templateFile(folder), await currentTemplate(contentDir));
}

/** @returns the phrases that the template lacks, and those that the built site no longer has */
export async function staleIn(contentDir: string): Promise<string[]> {
  const current = entriesOf(parsePo(await currentTemplate(contentDir)));
  return [...new Set(current.map(keyOfEntry)).symmetricDifference(keysIn(templateFile(contentDir)))];
}

/** The template as it should be, in the order that it has. */
async function currentTemplate(contentDir: string): Promise<string> {
  const build = await import(BUILT_PAGES);
  return templateOf(await sitePhrases(build, contentDir), keysIn(templateFile(contentDir)));
}

interface CheckOptions {
  /** Codes of languages; none: all. */
  codes: readonly string[];
  /** Whether every phrase must be translated. */
  complete: boolean;
}

/**
 * Updates the PO files to the template.
 * @returns the languages whose file cannot be read: it stays as it is, and the check names its fault
 */
export function mergeLanguages(contentDir: string, codes: readonly string[], prune: boolean): string[] {
  return codesOf(codes).filter((code) => {
    const path = languageFile(contentDir, code);
    if (existsSync(path) && 'fault' in readPo(path)) return true;
    mergePo(path, code, templateFile(contentDir), prune);
    return false;
  });
}

/** A PO file, or why it cannot be read, with its name and line. */
function readPo(path: string): { text: string; file: GetTextTranslations } | { fault: string } {
  const text = readFileSync(path, 'utf8');
  try {
    return { text, file: parsePo(text) };
  } catch (error) {
    if (error instanceof FileError) return { fault: `${path}:${error.at}: ${error.message}` };
    throw error;
  }
}

/**
 * Compares the PO files with the template, and prints a table: language, translated, fuzzy, missing, unused.
 * @returns the faults, a line each; with `codes`, each open phrase too, with file and line
 */
export function checkLanguages(contentDir: string, { codes, complete }: CheckOptions): string[] {
  const known = keysIn(templateFile(contentDir));
  const shared: Record<string, string[]> = sharedWithEnglish;
  const table: Record<string, Record<string, number>> = {};
  const faults: string[] = [];
  for (const code of codesOf(codes)) {
    const path = languageFile(contentDir, code);
    const read = existsSync(path) ? readPo(path) : undefined;
    if (read && 'fault' in read) {
      faults.push(read.fault);
      continue;
    }
    const { text = '', file } = read ?? {};
    const entries = file ? entriesOf(file) : [];
    const used = entries.filter((entry) => known.has(keyOfEntry(entry)));
    const open = used.filter(isOpen);
    const fuzzy = open.filter(isFuzzy).length;
    const missing = known.size - used.length + open.length - fuzzy;
    const unused = entries.length - used.length;
    table[code] = { translated: used.length - open.length, fuzzy, missing, unused };
    const asInEnglish = new Set([...(shared.all ?? []), ...(shared[code] ?? [])]);
    const wrong = [
      ...(file ? checkDictionary(file, { code, shared: asInEnglish }) : []),
      ...(codes.length > 0 ? open.map((entry) => ({ entry, fault: 'open' })) : []),
    ];
    for (const { entry, fault } of wrong)
      faults.push(`${path}:${lineOfEntry(text, entry)}: ${fault}: ${JSON.stringify(entry.msgid)}`);
    // A hidden language is not done yet, so it is judged only when it is named.
    const isJudged = codes.length > 0 || !isHidden(code);
    if (isJudged && missing + fuzzy > known.size * (complete ? 0 : OPEN_SHARE))
      faults.push(`${code}: ${missing + fuzzy} of ${known.size} phrases are open`);
  }
  console.table(table);
  return faults;
}

/** A phrase without words is as in English where it is not translated. */
function isOpen(entry: GetTextTranslation): boolean {
  return isFuzzy(entry) || (hasWords(entry.msgid) && !isTranslated(entry));
}

function codesOf(codes: readonly string[]): readonly LanguageCode[] {
  const all = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);
  return codes.length > 0 ? all.filter((code) => codes.includes(code)) : all;
}

function keysIn(path: string): ReadonlySet<string> {
  return new Set(existsSync(path) ? entriesOf(parsePo(readFileSync(path, 'utf8'))).map(keyOfEntry) : []);
}

function keyOfEntry({ msgid, msgctxt }: GetTextTranslation): string {
  return keyOf(msgid, msgctxt);
}
