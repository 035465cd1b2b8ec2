import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { parseKey } from '../../site/language/dictionary.ts';
import { parsePo } from '../../site/content/reading/po.server.ts';
import type { SitePhrase, SitePhrases } from './site-phrases.ts';

/**
 * The template of all phrases, which gettext's programs merge into the languages.
 * @param known phrases in the order that they keep; those without words are left out unless they are among them,
 * because few languages write them in another way
 */
export function templateOf(used: SitePhrases, known: ReadonlySet<string>): string {
  const translations: GetTextTranslations['translations'] = { '': {} };
  for (const key of new Set([...known, ...used.keys()])) {
    const phrase = used.get(key);
    const { phrase: msgid, context: msgctxt } = parseKey(key);
    if (!phrase || (!known.has(key) && !hasWords(msgid))) continue;
    (translations[msgctxt ?? ''] ??= {})[msgid] = entryOf(msgid, msgctxt, phrase);
  }
  const headers = { 'Content-Type': 'text/plain; charset=UTF-8' };
  return po.compile({ charset: 'utf-8', headers, translations }).toString();
}

/**
 * Brings the PO file of a language up to the template, with gettext's own programs: `msginit` makes a new one.
 * `msgmerge` adds new phrases, each with the translation of a similar one, marked as fuzzy, and keeps the phrases that
 * the site no longer has as comments, because a page may come back. A file without a changed phrase stays as it is.
 * @param prune whether to delete the phrases that the site no longer has
 */
export function mergePo(path: string, code: string, template: string, prune: boolean): void {
  const isNew = !existsSync(path);
  const merged = isNew
    ? gettext('msginit', ['--no-translator', `--locale=${code}.UTF-8`, `--input=${template}`, '-o', '-'])
    : gettext('msgmerge', ['--quiet', '--previous', path, template]);
  const file = parsePo(merged);
  if (prune) delete file.obsolete;
  const after = po.compile(file).toString();
  const before = isNew ? '' : po.compile(parsePo(readFileSync(path, 'utf8'))).toString();
  if (withoutPlaces(before) !== withoutPlaces(after)) writeFileSync(path, after);
}

/** Texts without a letter are the same in every language. */
export function hasWords(phrase: string): boolean {
  return /\p{L}/u.test(phrase.replace(/\{[\w.-]+\}/g, ''));
}

/** The places and kinds of a phrase, for the translator. */
function entryOf(
  msgid: string,
  msgctxt: string | undefined,
  { pages, kinds, isPlural }: SitePhrase,
): GetTextTranslation {
  const reference = pages.length > MOST_REFERENCES ? 'every-page' : pages.join(' ');
  const extracted = kinds.size > 0 ? [...kinds].join('; ') : 'after an interaction or a failure';
  // With this flag msgfmt --check and Weblate notice a lost placeholder.
  const flag = /\{[\w.-]+\}/.test(msgid) && 'python-brace-format';
  const comments = { ...(reference && { reference }), extracted, ...(flag && { flag }) };
  return { msgid, msgctxt, ...(isPlural && { msgid_plural: msgid }), msgstr: [''], comments };
}

/** A phrase on more pages than this belongs to header, footer or dialogs. */
const MOST_REFERENCES = 8;

/** @throws when gettext is not installed, or refuses a file */
function gettext(program: string, args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env,
  });
  if (error) throw new Error(`${program} cannot be run: install gettext`, { cause: error });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Without the comments about places and kinds, which change with every page. */
function withoutPlaces(text: string): string {
  return text.replaceAll(/^#[:.].*\n/gm, '');
}
