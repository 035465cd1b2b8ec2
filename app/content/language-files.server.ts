import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { limited } from './live-files.server.ts';
import { decode, faultOf, refuseOtherFiles, FileCache, signatureOf } from './text-file.server.ts';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  keyOf,
  type Dictionary,
  type Phrases,
} from '../language/dictionary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../language/languages.ts';
import { lineOfEntry, parsePo, phrasesOf, pluralRule, PoError, wrongPlaceholdersIn } from './po.server.ts';

/** What is wrong with the file of a language or with a translation in it, or which texts it does not cover. */
export type LanguageReport =
  | { kind: 'unreadable' | 'translation'; file: string; reason: string }
  /** `count`: of all such texts so far. `texts`: a few of the new ones. */
  | { kind: 'untranslated'; file: string; count: number; texts: readonly string[] };

interface Entry {
  phrases: Phrases;
  dictionary: Dictionary;
  /** What is wrong in the file, a line each: file and line first. */
  faults: readonly string[];
}

/**
 * The translations in `languages/<code>.po` of the content folder, read live: every call returns what is on disk now. A
 * file is parsed when its language is first needed, and again only when its size or times have changed. A file that
 * cannot be parsed is reported once and leaves its last good version in use; so does a translation with other
 * placeholders than the English.
 */
export class LanguageFiles {
  readonly #contentDir: string;
  readonly #report: (report: LanguageReport) => void;
  readonly #read = new FileCache<Entry>();
  readonly #lastGood = new Map<LanguageCode, Entry>();
  readonly #untranslated = new Map<LanguageCode, Set<string>>();

  constructor(contentDir: string, report: (report: LanguageReport) => void) {
    this.#contentDir = contentDir;
    this.#report = report;
  }

  dictionary(code: LanguageCode): Dictionary {
    return code === DEFAULT_LANGUAGE ? EMPTY_DICTIONARY : this.#current(code).dictionary;
  }

  phrases(code: LanguageCode): Phrases {
    return code === DEFAULT_LANGUAGE ? {} : this.#current(code).phrases;
  }

  /**
   * What is wrong in the files of all languages: file and line first. Parses those that no visitor has needed yet, 10 to
   * 70 ms each, and serves requests in between.
   */
  async faults(): Promise<string[]> {
    const faults: string[] = [];
    for (const { code } of LANGUAGES) {
      if (code === DEFAULT_LANGUAGE) continue;
      faults.push(...this.#current(code).faults);
      await setImmediate();
    }
    return faults;
  }

  /** Changes with the file. Part of page cache keys. */
  version(code: LanguageCode): string {
    return code === DEFAULT_LANGUAGE ? '' : signatureOf(languageFile(this.#contentDir, code));
  }

  /** Reports the texts that a page shows in English; each text once for a language. */
  noteUntranslated(code: LanguageCode, texts: readonly string[]): void {
    const known = this.#untranslated.get(code) ?? new Set();
    this.#untranslated.set(code, known);
    const added = texts.filter((text) => !known.has(text)).slice(0, MOST_UNTRANSLATED - known.size);
    if (added.length === 0) return;
    for (const text of added) known.add(text);
    const examples = added.slice(0, EXAMPLES);
    this.#report({ kind: 'untranslated', file: fileName(code), count: known.size, texts: examples });
  }

  #current(code: LanguageCode): Entry {
    const path = languageFile(this.#contentDir, code);
    return this.#read.get(path, () => {
      const entry = this.#load(code, path, this.#lastGood.get(code) ?? NONE);
      this.#lastGood.set(code, entry);
      this.#untranslated.delete(code);
      return entry;
    });
  }

  #load(code: LanguageCode, path: string, last: Entry): Entry {
    const report = (kind: 'unreadable' | 'translation', reason: string) => {
      this.#report({ kind, file: fileName(code), reason });
      return reason;
    };
    try {
      refuseOtherFiles(path);
      const text = decode(path, readFileSync(path));
      const file = parsePo(text);
      const wrong = wrongPlaceholdersIn(file);
      const faults = limited(wrong, path, (entry) => {
        const place = `${path}:${lineOfEntry(text, entry)}`;
        return report('translation', `${place}: other placeholders than ${JSON.stringify(entry.msgid)}`);
      });
      const kept = wrong.flatMap(({ msgid, msgctxt }) => {
        const key = keyOf(msgid, msgctxt);
        return Object.hasOwn(last.phrases, key) ? [[key, last.phrases[key] ?? null] as const] : [];
      });
      const phrases = { ...phrasesOf(file), ...Object.fromEntries(kept) };
      const dictionary = { ...compileDictionary(phrases), formOf: pluralRule(code, file) };
      return { phrases, dictionary, faults };
    } catch (error) {
      const place = error instanceof PoError ? `${path}:${error.line}` : path;
      return { ...last, faults: [report('unreadable', faultOf(place, error))] };
    }
  }
}

const NONE: Entry = { phrases: {}, dictionary: compileDictionary({}), faults: [] };

/** Bounds the memory while editors change texts. */
const MOST_UNTRANSLATED = 2000;

/** New texts that a line of the log shows. `npm run check:content` lists all. */
const EXAMPLES = 3;

/** Path of a language's PO file. */
export function languageFile(contentDir: string, code: string): string {
  return join(contentDir, fileName(code));
}

function fileName(code: string): string {
  return `languages/${code}.po`;
}
