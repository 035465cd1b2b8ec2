import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileCache, signatureOf } from '../content/file-cache.server.ts';
import { compileDictionary, EMPTY_DICTIONARY, type Dictionary, type Phrases } from './dictionary.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';
import { parsePo, phrasesOf, PoError } from './po.server.ts';

/** What is wrong with the file of a language, or which texts it does not cover. */
export type LanguageReport =
  | { kind: 'unreadable'; file: string; reason: string }
  | { kind: 'untranslated'; file: string; count: number; texts: readonly string[] };

interface Entry {
  phrases: Phrases;
  dictionary: Dictionary;
}

/**
 * The translations in `languages/<code>.po` of the content folder, read live: every call returns what is on disk now. A
 * file is parsed when its language is first needed, and again only when its size or times have changed. A file that
 * cannot be parsed is reported once and leaves its last good version in use.
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
    this.#report({ kind: 'untranslated', file: fileName(code), count: known.size, texts: added });
  }

  #current(code: LanguageCode): Entry {
    const path = languageFile(this.#contentDir, code);
    return this.#read.get(path, () => {
      const entry = this.#load(code, path) ?? this.#lastGood.get(code) ?? entryFor({});
      this.#lastGood.set(code, entry);
      this.#untranslated.delete(code);
      return entry;
    });
  }

  #load(code: LanguageCode, path: string): Entry | undefined {
    try {
      return entryFor(phrasesOf(parsePo(readFileSync(path, 'utf8'))));
    } catch (error) {
      const place = error instanceof PoError ? `${path}:${error.line}` : path;
      this.#report({
        kind: 'unreadable',
        file: fileName(code),
        reason: `${place}: ${(error as Error).message}`,
      });
      return undefined;
    }
  }
}

/** Bounds the memory while editors change texts. */
const MOST_UNTRANSLATED = 2000;

/** Path of a language's PO file. */
export function languageFile(contentDir: string, code: string): string {
  return join(contentDir, fileName(code));
}

function fileName(code: string): string {
  return `languages/${code}.po`;
}

function entryFor(phrases: Phrases): Entry {
  return { phrases, dictionary: compileDictionary(phrases) };
}
