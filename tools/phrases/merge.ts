import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { keyOf, parseKey } from '../../app/language/dictionary.ts';
import { entriesOf, parsePo } from '../../app/content/po.server.ts';
import type { SpokenPhrase, SpokenPhrases } from './spoken.ts';

/**
 * Brings the PO file of a language up to what the site says, with gettext's own programs: `msginit` makes a new one, and
 * `msgmerge` adds new phrases, with the translation of a similar one that is marked as fuzzy, and keeps those that the site
 * no longer says as comments, because a page may come back. A file in which no phrase has changed stays as it is.
 * @param prune whether phrases that the site no longer says are deleted
 */
export function mergePo(path: string, code: string, spoken: SpokenPhrases, prune: boolean): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'phrases-'));
  try {
    const template = join(folder, 'site.pot');
    writeFileSync(template, po.compile(templateOf(spoken, before)));
    const merged =
      before === undefined
        ? gettext('msginit', ['--no-translator', `--locale=${code}.UTF-8`, `--input=${template}`, '-o', '-'])
        : gettext('msgmerge', ['--quiet', '--previous', path, template]);
    const file = parsePo(merged);
    if (prune) delete file.obsolete;
    const after = po.compile(file).toString();
    const same = before !== undefined && po.compile(parsePo(before)).toString();
    if (!same || withoutPlaces(same) !== withoutPlaces(after)) writeFileSync(path, after);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Texts without a letter are the same in every language. */
export function hasWords(phrase: string): boolean {
  return /\p{L}/u.test(phrase.replace(/\{[\w.-]+\}/g, ''));
}

/** Every phrase to translate, those of the file in its order. */
function templateOf(spoken: SpokenPhrases, file: string | undefined): GetTextTranslations {
  const entries = file === undefined ? [] : entriesOf(parsePo(file));
  const known = new Set(entries.map(({ msgid, msgctxt }) => keyOf(msgid, msgctxt)));
  const translations: GetTextTranslations['translations'] = { '': {} };
  for (const key of new Set([...known, ...spoken.keys()])) {
    const phrase = spoken.get(key);
    const { phrase: msgid, context: msgctxt } = parseKey(key);
    if (!phrase || (!known.has(key) && !hasWords(msgid))) continue;
    (translations[msgctxt ?? ''] ??= {})[msgid] = entryOf(msgid, msgctxt, phrase);
  }
  return { charset: 'utf-8', headers: { 'Content-Type': 'text/plain; charset=UTF-8' }, translations };
}

/** Where a phrase is and what it is, for the translator. */
function entryOf(
  msgid: string,
  msgctxt: string | undefined,
  { pages, kinds, isPlural }: SpokenPhrase,
): GetTextTranslation {
  const reference = pages.length > MOST_REFERENCES ? 'every-page' : pages.join(' ');
  const extracted = kinds.size > 0 ? [...kinds].join('; ') : 'after an interaction or a failure';
  const comments = { ...(reference && { reference }), extracted };
  return { msgid, msgctxt, ...(isPlural && { msgid_plural: msgid }), msgstr: [''], comments };
}

/** Beyond it, a phrase belongs to header, footer or dialogs. */
const MOST_REFERENCES = 8;

/** @throws when gettext is not installed, or refuses a file */
function gettext(program: string, args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe', env });
}

/** Without the comments about places and kinds, which change with every page. */
function withoutPlaces(text: string): string {
  return text.replaceAll(/^#[:.].*\n/gm, '');
}
