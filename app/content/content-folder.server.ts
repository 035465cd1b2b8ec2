import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestFirst, type Article } from './articles.ts';
import { compose, isComposed } from './composed.server.ts';
import type { ContentSource } from './content-source.ts';
import { parseWithDefaults, type ContentReport } from './parse-with-defaults.ts';
import type { DocumentOf } from './document-metadata.ts';
import type { DocumentKind } from './documents.ts';
import { cannotBeRead, Documents } from './documents.server.ts';
import { FileCache, signatureOf } from './file-cache.server.ts';
import { CONTENT_FILES } from './files/index.ts';
import { pricingContent } from './files/pricing.ts';
import { positionOf, syntaxErrorIn } from './json-position.server.ts';
import { withLastGoodPrices } from './last-good-prices.server.ts';
import { loadError, type Loaded } from './loaded.ts';
import type { ContentDefinition } from './schema.ts';
import { sitePaths } from './site-pages.server.ts';

/** A file of the content folder, as `/data/` serves it. */
export type ContentFile = { status: 200; version: string; body: string } | { status: 404 | 500 };

/** A file on disk, or its last good version. */
interface Source {
  /** The JSON that pages show: `onDisk` with the last good prices in place of wrong ones. */
  json?: unknown;
  body: string;
  /** Why pages do not show what is on disk. */
  fault?: string;
  status: 200 | 404 | 500;
}

interface Current {
  /** Of the whole folder. */
  version: string;
  loaded: Map<string, Promise<Loaded>>;
  files: Map<string, Promise<ContentFile>>;
  paths?: Promise<ReadonlySet<string>>;
}

/**
 * Reads the content folder live: every call returns what is on disk now. A file is read again only when its size or times
 * have changed. A file that breaks stays as it was before. Problems are reported once per version of a file.
 */
export class ContentFolder implements ContentSource {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<Source>>();
  readonly #documents: Documents;
  readonly #good = new Map<string, Source>();
  #current: Current = { version: '', loaded: new Map(), files: new Map() };

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
    this.#documents = new Documents(directory, report);
  }

  /** The file as served under `/data/{file}`; undefined for a name that is not a content file. */
  async file(name: string): Promise<ContentFile | undefined> {
    const definition = CONTENT_FILES.find((one) => one.name === name);
    if (!definition) return undefined;
    const { files } = this.#now();
    const known = files.get(name) ?? this.#serve(definition);
    files.set(name, known);
    return known;
  }

  async read<Definition extends ContentDefinition>(definition: Definition): Promise<Loaded<Definition>> {
    const { loaded } = this.#now();
    const known = loaded.get(definition.name) ?? this.#load(definition);
    loaded.set(definition.name, known);
    return known as Promise<Loaded<Definition>>;
  }

  readDocument<Kind extends DocumentKind>(kind: Kind, slug: string): Promise<DocumentOf<Kind> | undefined> {
    return this.#documents.read(kind, slug);
  }

  slugs(kind: DocumentKind): readonly string[] {
    return this.#documents.slugs(kind);
  }

  async articles(): Promise<readonly Article[]> {
    const all = this.slugs('articles').map(async (slug) => {
      const metadata = (await this.readDocument('articles', slug))?.metadata;
      return metadata ? [{ slug, metadata }] : [];
    });
    return (await Promise.all(all)).flat().toSorted(newestFirst);
  }

  paths(): Promise<ReadonlySet<string>> {
    const current = this.#now();
    current.paths ??= sitePaths(this);
    return current.paths;
  }

  /** What is wrong with files that are shown as they were before, or not at all: file, line and column first. */
  async faults(): Promise<string[]> {
    const files = await Promise.all(CONTENT_FILES.map((definition) => this.#source(definition)));
    return [...files.flatMap(({ fault }) => fault ?? []), ...(await this.#documents.faults())];
  }

  /** Changes with any file. A new version empties the page cache. */
  version(): string {
    const files = CONTENT_FILES.map(({ name }) => signatureOf(join(this.#directory, name)));
    return [...files, this.#documents.version()].join();
  }

  /** The versions of all readable files. */
  async versions(): Promise<ReadonlyMap<string, string>> {
    const files = await Promise.all(
      CONTENT_FILES.map(async ({ name }) => [name, await this.file(name)] as const),
    );
    return new Map(files.flatMap(([name, file]) => (file?.status === 200 ? [[name, file.version]] : [])));
  }

  /** What was computed from the folder as it is now. */
  #now(): Current {
    const version = this.version();
    if (version !== this.#current.version) this.#current = { version, loaded: new Map(), files: new Map() };
    return this.#current;
  }

  async #serve(definition: (typeof CONTENT_FILES)[number]): Promise<ContentFile> {
    const { status, body: written } = await this.#source(definition);
    if (status !== 200) return { status };
    const body = isComposed(definition.name)
      ? JSON.stringify((await this.read<ContentDefinition>(definition)).content)
      : written;
    return { status, body, version: hash(body) };
  }

  async #load(definition: ContentDefinition): Promise<Loaded> {
    const { name } = definition;
    const { json, body, status } = await this.#source(definition);
    const { content: parsed } = parseWithDefaults(definition, json ?? {});
    const content = (await compose(name, parsed, this)) as Loaded['content'];
    if (status !== 200) return { content, error: loadError(name, status) };
    return { content, version: hash(isComposed(name) ? JSON.stringify(content) : body) };
  }

  #source(definition: ContentDefinition): Promise<Source> {
    const { name } = definition;
    const path = join(this.#directory, name);
    return this.#read.get(path, async () => {
      const last = this.#good.get(name);
      try {
        const source = await this.#readSource(definition, path, last?.json);
        this.#good.set(name, source);
        return source;
      } catch (error) {
        const { message: fault, cause } = error as Error;
        this.#report({ file: name, kind: 'unreadable', reason: fault });
        const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
        return last ? { ...last, fault } : { status: isMissing ? 404 : 500, body: '', fault };
      }
    });
  }

  /** @throws when the file cannot be read or is not JSON */
  async #readSource(definition: ContentDefinition, path: string, last: unknown): Promise<Source> {
    const { name } = definition;
    // Windows editors may add a byte-order mark, which JSON does not allow.
    const body = (await readFile(path, 'utf8').catch(cannotBeRead(path))).replace(/^\uFEFF/, '');
    let onDisk: unknown;
    try {
      onDisk = JSON.parse(body);
    } catch {
      throw new Error(`${path}:${syntaxErrorIn(body)}`);
    }
    const { problems } = parseWithDefaults(definition, onDisk);
    for (const problem of problems) {
      this.#report({ file: name, kind: 'field', at: positionOf(body, problem.path), ...problem });
    }
    if (name !== pricingContent.name) return { status: 200, json: onDisk, body };
    const json = withLastGoodPrices(onDisk, last);
    const wrong = problems.find((problem) => problem.path.endsWith('.price'));
    const fault = wrong && `${path}:${positionOf(body, wrong.path)} ${wrong.path}: ${wrong.found}`;
    return { status: 200, json, body: json === onDisk ? body : JSON.stringify(json), fault };
  }
}

function hash(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}
