import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseJson, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parseWithDefaults, type ContentReport } from './parse-with-defaults.ts';
import type { DocumentOf } from './document-metadata.ts';
import type { DocumentKind, DocumentSlug } from './documents.ts';
import { Documents } from './documents.server.ts';
import { FileCache, signatureOf } from './file-cache.server.ts';
import { CONTENT_FILES } from './files/index.ts';
import { pricingContent } from './files/pricing.ts';
import { withLastGoodPrices } from './last-good-prices.server.ts';
import { loadError, type Loaded } from './loaded.ts';
import type { ContentDefinition } from './schema.ts';

/**
 * A file of the content folder. `onDisk` is its parsed JSON; `json` and `body` have the last good prices in place of
 * wrong ones.
 */
export type ContentFile =
  | { status: 200; version: string; body: string; json: unknown; onDisk: unknown }
  | { status: 404 | 500; reason: string };

interface Entry {
  file: Promise<ContentFile>;
  loaded?: Promise<Loaded>;
}

/**
 * Reads the content folder live: every call returns what is on disk now. A file is read again only when its size or times
 * have changed. Problems are reported once per version of a file.
 */
export class ContentFolder {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Entry>();
  readonly #documents: Documents;
  /** The last served JSON of each file. */
  readonly #served = new Map<string, unknown>();

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
    this.#documents = new Documents(directory, report);
  }

  /** The file as served under `/data/{file}`; undefined for a name that is not a content file. */
  async file(name: string): Promise<ContentFile | undefined> {
    return CONTENT_FILES.some((one) => one.name === name) ? this.#current(name).file : undefined;
  }

  /** The parsed file, completed with defaults; or all defaults and the error. */
  async read<Definition extends ContentDefinition>(definition: Definition): Promise<Loaded<Definition>> {
    const entry = this.#current(definition.name);
    entry.loaded ??= entry.file.then((file) => this.#parse(definition, file));
    return entry.loaded as Promise<Loaded<Definition>>;
  }

  /** A Markdown document; undefined when it is missing or unreadable. */
  readDocument<Kind extends DocumentKind>(
    kind: Kind,
    slug: DocumentSlug<Kind>,
  ): Promise<DocumentOf<Kind> | undefined> {
    return this.#documents.read(kind, slug);
  }

  /** Changes with any file. Part of page cache keys. */
  version(): string {
    const files = CONTENT_FILES.map(({ name }) => signatureOf(join(this.#directory, name)));
    return [...files, this.#documents.version()].join();
  }

  /** The versions of all readable files. */
  async versions(): Promise<ReadonlyMap<string, string>> {
    const files = await Promise.all(
      CONTENT_FILES.map(async ({ name }) => [name, await this.#current(name).file] as const),
    );
    return new Map(files.flatMap(([name, file]) => (file.status === 200 ? [[name, file.version]] : [])));
  }

  #current(name: string): Entry {
    const path = join(this.#directory, name);
    return this.#read.get(path, () => ({ file: this.#load(name, path) }));
  }

  async #load(name: string, path: string): Promise<ContentFile> {
    let body: string;
    try {
      // Windows editors may add a byte-order mark, which JSON does not allow.
      body = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    } catch (error) {
      const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = missing ? `${path} is missing` : `${path} cannot be read: ${(error as Error).message}`;
      this.#report({ file: name, kind: 'unreadable', reason });
      return { status: missing ? 404 : 500, reason };
    }
    try {
      const onDisk: unknown = JSON.parse(body);
      const json = name === pricingContent.name ? withLastGoodPrices(onDisk, this.#served.get(name)) : onDisk;
      if (json !== onDisk) body = JSON.stringify(json);
      this.#served.set(name, json);
      const version = createHash('sha256').update(body).digest('base64url').slice(0, 16);
      return { status: 200, version, body, json, onDisk };
    } catch {
      const reason = `${path}:${describeSyntaxError(body)}`;
      this.#report({ file: name, kind: 'unreadable', reason });
      return { status: 500, reason };
    }
  }

  #parse(definition: ContentDefinition, file: ContentFile): Loaded {
    if (file.status !== 200) {
      return {
        content: parseWithDefaults(definition, {}).content,
        error: loadError(definition.name, file.status),
      };
    }
    const { content } = parseWithDefaults(definition, file.json);
    const { problems } = parseWithDefaults(definition, file.onDisk);
    for (const problem of problems) this.#report({ file: definition.name, kind: 'field', ...problem });
    return { content, version: file.version };
  }
}

/** Line, column and kind of the first syntax error. `JSON.parse` gives no position for short files. */
function describeSyntaxError(body: string): string {
  const errors: ParseError[] = [];
  parseJson(body, errors, { disallowComments: true });
  const [first] = errors;
  const before = body.slice(0, first?.offset).split('\n');
  const kind = first ? printParseErrorCode(first.error) : 'unknown';
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} is not valid JSON: ${kind}`;
}
