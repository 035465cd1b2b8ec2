import { join } from 'node:path';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  keyOf,
  type Dictionary,
  type Phrases,
} from '../language/dictionary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../language/languages.ts';
import { bracedIn } from '../language/text.ts';
import { LiveFiles, type ContentReport, type Parsed } from './live-files.server.ts';
import { abbreviate } from './parse-with-defaults.server.ts';
import { lineOfEntry, parsePo, phrasesOf, pluralRule, wrongPlaceholdersIn } from './po.server.ts';
import { readText } from './text-file.server.ts';

/** What is wrong with the file of a language or with a translation in it, or which texts it does not cover. */
export type LanguageReport =
  | ContentReport
  /** `count`: of all such texts so far. `texts`: a few of the new ones. */
  | { kind: 'untranslated'; file: string; count: number; texts: readonly string[] };

interface LanguageFile {
  name: string;
  code: LanguageCode;
}

interface Translations {
  phrases: Phrases;
  dictionary: Dictionary;
}

/**
 * The translations in `languages/<code>.po` of the content folder, live as its other files. A file is parsed when its language
 * is first needed, which takes 10 to 70 ms.
 */
export class LanguageFiles {
  readonly #report: (report: LanguageReport) => void;
  readonly #files: LiveFiles<LanguageFile, Translations>;
  readonly #untranslated = new Map<LanguageCode, Set<string>>();

  constructor(contentDir: string, report: (report: LanguageReport) => void) {
    this.#report = report;
    this.#files = new LiveFiles(contentDir, report, {
      all: () => FILES,
      load: (file, path, last) => {
        this.#untranslated.delete(file.code);
        return readTranslations(file, path, last);
      },
    });
  }

  /** Of English, and of a language whose file was never readable, there are none. */
  async read(code: LanguageCode): Promise<Translations> {
    if (code === DEFAULT_LANGUAGE) return ENGLISH;
    return (await this.#files.read(fileOf(code))).value ?? NONE;
  }

  /** What is wrong in the files of all languages: file and line first. One after the other: requests are served in between. */
  async faults(): Promise<string[]> {
    const faults: string[] = [];
    for (const file of FILES) faults.push(...(await this.#files.read(file)).faults);
    return faults;
  }

  /** Changes with the file. Part of page cache keys. */
  version(code: LanguageCode): string {
    return code === DEFAULT_LANGUAGE ? '' : this.#files.version([fileOf(code)]);
  }

  /** Reports the texts that a page shows in English; each text once for a language. */
  noteUntranslated(code: LanguageCode, texts: readonly string[]): void {
    const known = this.#untranslated.get(code) ?? new Set();
    this.#untranslated.set(code, known);
    const added = texts.filter((text) => !known.has(text)).slice(0, MOST_UNTRANSLATED - known.size);
    if (added.length === 0) return;
    for (const text of added) known.add(text);
    const examples = added.slice(0, EXAMPLES);
    this.#report({ kind: 'untranslated', file: fileOf(code).name, count: known.size, texts: examples });
  }
}

const FILES = LANGUAGES.flatMap(({ code }) => (code === DEFAULT_LANGUAGE ? [] : [fileOf(code)]));

const ENGLISH: Translations = { phrases: {}, dictionary: EMPTY_DICTIONARY };
const NONE: Translations = { phrases: {}, dictionary: compileDictionary({}) };

/**
 * A translation with other placeholders than the English keeps its last good version.
 * @throws with path and line when the file cannot be parsed
 */
async function readTranslations(
  { code }: LanguageFile,
  path: string,
  last: () => Translations | undefined,
): Promise<Parsed<Translations>> {
  const text = await readText(path);
  const file = parsePo(text, path);
  const before = last();
  const wrong = wrongPlaceholdersIn(file);
  const kept = wrong.flatMap(({ msgid, msgctxt }) => {
    const key = keyOf(msgid, msgctxt);
    return before && Object.hasOwn(before.phrases, key) ? [[key, before.phrases[key] ?? null] as const] : [];
  });
  const phrases = { ...phrasesOf(file), ...Object.fromEntries(kept) };
  const dictionary = { ...compileDictionary(phrases), formOf: pluralRule(code, file) };
  const problems = wrong.map((entry) => ({
    at: `${lineOfEntry(text, entry)}:1`,
    path: abbreviate(entry.msgid),
    found: abbreviate(entry.msgstr.join(' ')),
    expected: `the placeholders of the English: ${bracedIn(entry.msgid).join(', ') || 'none'}`,
  }));
  return { value: { phrases, dictionary }, problems };
}

/** Bounds the memory while editors change texts. */
const MOST_UNTRANSLATED = 2000;

/** New texts that a line of the log shows. `npm run check:content` lists all. */
const EXAMPLES = 3;

/** Path of a language's PO file. */
export function languageFile(contentDir: string, code: string): string {
  return join(contentDir, nameOf(code));
}

function fileOf(code: LanguageCode): LanguageFile {
  return { name: nameOf(code), code };
}

function nameOf(code: string): string {
  return `languages/${code}.po`;
}
