import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cannotBeRead } from './documents.server.ts';
import { FileCache, signatureOf } from './file-cache.server.ts';
import { CONTENT_FILES } from './files/index.ts';
import { pricingContent } from './files/pricing.ts';
import { positionOf, syntaxErrorIn } from './json-position.server.ts';
import { withLastGood } from './last-good.server.ts';
import { parseWithDefaults, problemLine, type ContentReport } from './parse-with-defaults.ts';
import { placeholderProblems, placeholdersOf, type Placeholders } from './placeholders.server.ts';
import type { ContentDefinition, ContentOf } from './schema.ts';

/** A content file as visitors see it: what is on disk, with the last good version of what is wrong. */
export interface JsonFile {
  status: 200 | 404 | 500;
  /** Completed with the defaults. */
  content: ContentOf<ContentDefinition>;
  /** As under `/data/`: the text on disk, or JSON where that has faults. Empty unless the status is 200. */
  body: string;
  /** Hash of the body. */
  version: string;
  /** What is wrong on disk, a line each: file, line and column first. */
  faults: readonly string[];
}

/** What the next version falls back on. */
interface LastGood {
  file: JsonFile;
  /** Without faults and without the defaults. */
  json: unknown;
}

/**
 * Reads the JSON files of the content folder live: every call returns what is on disk now. A file that breaks stays as it
 * was before, and so does a field with a wrong value. Problems are reported once per version of a file.
 */
export class JsonFiles {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<JsonFile>>();
  readonly #good = new Map<string, LastGood>();

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
  }

  async read(definition: ContentDefinition): Promise<JsonFile> {
    const { name } = definition;
    const known = name === pricingContent.name ? undefined : await this.placeholders();
    const path = join(this.#directory, name);
    return this.#read.get(path, () => this.#load(definition, path, known), JSON.stringify(known));
  }

  /** What texts may name with the plans that visitors see now. */
  async placeholders(): Promise<Placeholders> {
    const { content } = await this.read(pricingContent);
    return placeholdersOf((content as ContentOf<typeof pricingContent>).plans);
  }

  async faults(): Promise<string[]> {
    const files = await Promise.all(CONTENT_FILES.map((definition) => this.read(definition)));
    return files.flatMap(({ faults }) => faults);
  }

  /** Changes with any file. */
  version(): string {
    return CONTENT_FILES.map(({ name }) => signatureOf(join(this.#directory, name))).join();
  }

  async #load(definition: ContentDefinition, path: string, known?: Placeholders): Promise<JsonFile> {
    const last = this.#good.get(definition.name);
    try {
      const good = await this.#loadJson(definition, path, known);
      this.#good.set(definition.name, good);
      return good.file;
    } catch (error) {
      const { message: fault, cause } = error as Error;
      this.#report({ file: definition.name, kind: 'unreadable', reason: fault });
      if (last) return { ...last.file, faults: [fault] };
      const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
      const { content } = parseWithDefaults(definition, {});
      return { status: isMissing ? 404 : 500, content, body: '', version: '', faults: [fault] };
    }
  }

  /** @throws when the file cannot be read or is not JSON */
  async #loadJson(definition: ContentDefinition, path: string, known?: Placeholders): Promise<LastGood> {
    const { name } = definition;
    // Windows editors may add a byte-order mark, which JSON does not allow.
    const body = (await readFile(path, 'utf8').catch(cannotBeRead(path))).replace(/^\uFEFF/, '');
    let onDisk: unknown;
    try {
      onDisk = JSON.parse(body);
    } catch {
      throw new Error(`${path}:${syntaxErrorIn(body)}`);
    }
    const parsed = parseWithDefaults(definition, onDisk);
    const last = this.#good.get(name)?.json;
    const wrong = new Set(parsed.problems.map((problem) => problem.path));
    const typed = withLastGood(onDisk, parsed.problems, last, definition);
    const names = known ?? placeholdersOf(parseWithDefaults(pricingContent, typed).content.plans);
    const unfilled = (value: unknown, at = '') => placeholderProblems(value, at, names);
    const texts = unfilled(onDisk).filter((problem) => !wrong.has(problem.path));
    const problems = [...parsed.problems, ...texts];
    const faults = problems.map((problem) => {
      const { path: field, found, expected } = problem;
      const at = positionOf(body, field);
      this.#report({ file: name, kind: 'field', at, path: field, found, expected });
      return problemLine(path, at, problem);
    });
    if (faults.length === 0) {
      const file = { status: 200, content: parsed.content, body, version: hash(body), faults } as const;
      return { file, json: onDisk };
    }
    const isFilled = (value: unknown, at: string) => unfilled(value, at).length === 0;
    const shown = parseWithDefaults(
      definition,
      withLastGood(onDisk, problems, last, { ...definition, isFilled }),
    );
    const repaired = JSON.stringify(shown.json);
    return {
      file: { status: 200, content: shown.content, body: repaired, version: hash(repaired), faults },
      json: shown.json,
    };
  }
}

export function hash(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}
