import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { bracedIn } from '../../language/text.ts';
import { keyOf, type Phrases, type Translation } from '../../language/dictionary.ts';
import type { LanguageCode } from '../../language/languages.ts';
import { FileError, lineAndColumn, unfinishedMergeIn } from '../fault.ts';

/**
 * Parses a PO file, strictly: a string without its end, a phrase that appears twice or another number of plural forms
 * than the header says is an error, and so is a header without a plural rule, or a file that ends in the middle of a
 * line.
 * @throws {FileError}
 */
export function parsePo(text: string): GetTextTranslations {
  const merge = unfinishedMergeIn(text);
  if (merge) throw merge;
  const fault = (message: string, line: number) => new FileError(message, `${line}:1`);
  const tooMany = [...text.matchAll(/msgstr/g)][MOST_TRANSLATIONS];
  if (tooMany) {
    const line = text.slice(0, tooMany.index).split('\n').length;
    throw fault(`found more than ${MOST_TRANSLATIONS} translations, expected fewer`, line);
  }
  for (const { 0: found, index } of text.matchAll(COMMENT_OR_ESCAPE)) {
    if (!found.startsWith('\\') || ESCAPES.includes(found)) continue;
    throw new FileError(`found ${found}, expected one of ${ESCAPES.join(' ')}`, lineAndColumn(text, index));
  }
  let file: GetTextTranslations;
  try {
    file = po.parse(text, { validation: true });
  } catch (error) {
    // The library throws when the header entry has no msgstr.
    if (error instanceof TypeError) throw fault(NO_HEADER, 1);
    const { message, lineNumber } = error as Error & { lineNumber?: number };
    // The library counts the end of a line as part of the next one.
    const line = lineNumber && (/End-of-line/.test(message) ? lineNumber - 1 : lineNumber);
    const says = WORDS.find(([start]) => message.includes(start))?.[1];
    throw fault(says ?? `cannot be read: ${message}`, line ?? lineOf(text, message));
  }
  // The library reads a file of any other kind as an empty one.
  if (!file.headers) throw fault(NO_HEADER, 1);
  if (!text.endsWith('\n')) {
    throw fault('the file ends in the middle of a line', text.split('\n').length);
  }
  const header = file.headers['Plural-Forms'];
  if (header !== undefined && !PLURAL_FORMS.test(header)) {
    throw fault('Plural-Forms is not like "nplurals=2; plural=(n != 1);"', lineOf(text, '"Plural-Forms:"'));
  }
  return file;
}

const NO_HEADER = 'the header is missing, so this is no PO file';

const COMMENT_OR_ESCAPE = /^#.*|\\./gm;

/** The library leaves the backslash of any other out. */
const ESCAPES = [String.raw`\n`, String.raw`\t`, String.raw`\r`, String.raw`\"`, String.raw`\\`];

const NO_QUOTE = 'the text that begins here has no closing quote on its line';

/** Instructions for the translator, for each error of the library. */
const WORDS = [
  ['End-of-line within string', NO_QUOTE],
  ['End-of-file within string', NO_QUOTE],
  [
    'Invalid key name',
    'expected msgid, msgstr or a comment that begins with #; a quote inside a text needs a backslash before it',
  ],
  ['Duplicate msgid', 'found this phrase twice, expected it once'],
  ['Multiple msgid_plural', 'found msgid_plural twice, expected it once'],
  ['Plural forms range', 'expected as many forms, such as msgstr[0], as nplurals in the header says'],
  ['Translation string range', 'expected one msgstr'],
] as const;

/**
 * Most translations in a file; the site has fifteen hundred. The library's time grows with the square of the number of
 * translations of one phrase.
 */
const MOST_TRANSLATIONS = 10_000;

const PLURAL_FORMS = /^\s*nplurals\s*=\s*([1-9])\s*;/;

/** The categories of plurals in the order in which gettext's files have their forms. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * The form that a number has, from 0, by the language's own rule (CLDR). Categories that a file does not tell apart
 * have its last form; a file without the header has one.
 */
export function pluralRule(code: LanguageCode, { headers }: GetTextTranslations): (number: number) => number {
  const count = Number(PLURAL_FORMS.exec(headers['Plural-Forms'] ?? '')?.[1] ?? 1);
  const rules = new Intl.PluralRules(code);
  const { pluralCategories } = rules.resolvedOptions();
  const own = CATEGORIES.filter((category) => pluralCategories.includes(category));
  return (number) => Math.min(own.indexOf(rules.select(number)), count - 1);
}

/** The line of the phrase that a message of the library quotes; the last one if it appears twice. */
function lineOf(text: string, message: string): number {
  const [, phrase] = message.split('"');
  if (phrase === undefined) return 1;
  const written = [`msgid "${phrase}"`, `msgid_plural "${phrase}"`, phrase.slice(0, SHORTEST_LINE)];
  const at = written.map((one) => text.lastIndexOf(one)).find((place) => place >= 0);
  return text.slice(0, at ?? 0).split('\n').length;
}

/**
 * Phrases are folded at 79 characters. This many characters of one are on a single line unless it starts with a long
 * word.
 */
const SHORTEST_LINE = 40;

/** Every entry of a file except the header. */
export function entriesOf({ translations }: GetTextTranslations): GetTextTranslation[] {
  return Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '');
}

/** The finished translations of a file, without those that are empty, fuzzy or have other placeholders. */
export function phrasesOf(file: GetTextTranslations): Phrases {
  const right = finishedIn(file).filter(hasPlaceholdersOfEnglish);
  return Object.fromEntries(
    right.map((entry): [string, Translation] => [
      keyOf(entry.msgid, entry.msgctxt),
      entry.msgid_plural === undefined ? (entry.msgstr[0] ?? '') : entry.msgstr,
    ]),
  );
}

/**
 * The finished translations whose placeholders differ from the English: a visitor would miss a value or see a brace.
 */
export function wrongPlaceholdersIn(file: GetTextTranslations): GetTextTranslation[] {
  return finishedIn(file).filter((entry) => !hasPlaceholdersOfEnglish(entry));
}

function finishedIn(file: GetTextTranslations): GetTextTranslation[] {
  return entriesOf(file).filter((entry) => !isFuzzy(entry) && isTranslated(entry));
}

/** Whether each form of a translation has the placeholders of the English. */
export function hasPlaceholdersOfEnglish({ msgid, msgstr }: GetTextTranslation): boolean {
  return msgstr.every((form) => placeholders(form) === placeholders(msgid));
}

function placeholders(text: string): string {
  return bracedIn(text).toSorted().join();
}

/** The line of an entry's `msgid` in the text that it was parsed from. */
export function lineOfEntry(text: string, { msgid, msgctxt }: GetTextTranslation): number {
  const unfolded = (name: string, value: string) => `${name} ${JSON.stringify(value)}`;
  const folded = (name: string, value: string) =>
    `${name} ""\n${JSON.stringify(value).slice(0, SHORTEST_LINE)}`;
  const lines = text.replaceAll('\r', '');
  const find = (name: string, value: string, from: number) =>
    [unfolded(name, value), folded(name, value)]
      .map((part) => lines.indexOf(part, from))
      .find((found) => found >= 0);
  const from = msgctxt === undefined ? 0 : (find('msgctxt', msgctxt, 0) ?? 0);
  return lines.slice(0, find('msgid', msgid, from) ?? from).split('\n').length;
}

/** Whether the English has changed since it was translated, or the translation is a guess. */
export function isFuzzy({ comments }: GetTextTranslation): boolean {
  return /\bfuzzy\b/.test(comments?.flag ?? '');
}

export function isTranslated({ msgstr }: GetTextTranslation): boolean {
  return msgstr.length > 0 && msgstr.every((form) => form.trim() !== '');
}
