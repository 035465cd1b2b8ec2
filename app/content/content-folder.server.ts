import type { DocumentKind } from '../routes.ts';
import { compose, isComposed } from './composed.server.ts';
import type { ContentSource } from './content-source.ts';
import type { ContentReport } from './parse-with-defaults.server.ts';
import { type DocumentOf, newestFirst, type Article } from './document-metadata.ts';
import { Documents } from './documents.server.ts';
import { CONTENT_FILES } from './files/index.ts';
import { JsonFiles } from './json-files.server.ts';
import type { ContentDefinition } from './schema.ts';
import { type Loaded, loadError } from './loaded.ts';
import { sitePaths } from './site-pages.server.ts';

/** A file of the content folder, as `/data/` serves it. */
export type ContentFile = { status: 200; body: string } | { status: 404 | 500 };

/** A file for pages and for `/data/`. */
interface Composed {
  loaded: Loaded;
  file: ContentFile;
}

interface Current {
  /** Of the whole folder. */
  version: string;
  files: Map<string, Promise<Composed>>;
  paths?: Promise<ReadonlySet<string>>;
}

/**
 * Reads the content folder live: every call returns what is on disk now. A file is read again only when its size or times
 * have changed. What breaks stays as it was before. Problems are reported once per version of a file.
 */
export class ContentFolder implements ContentSource {
  readonly #json: JsonFiles;
  readonly #documents: Documents;
  #current: Current = { version: '', files: new Map() };

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#json = new JsonFiles(directory, report);
    this.#documents = new Documents(directory, report, this.#json);
  }

  /** The file as served under `/data/{file}`; undefined for a name that is not a content file. */
  async file(name: string): Promise<ContentFile | undefined> {
    const definition = CONTENT_FILES.find((one) => one.name === name);
    return definition && (await this.#composed(definition)).file;
  }

  async read<Definition extends ContentDefinition>(definition: Definition): Promise<Loaded<Definition>> {
    return (await this.#composed(definition)).loaded as Loaded<Definition>;
  }

  readDocument<Kind extends DocumentKind>(kind: Kind, slug: string): Promise<DocumentOf<Kind> | undefined> {
    return this.#documents.read(kind, slug);
  }

  async page(path: string) {
    const pages = await this.#json.pages();
    return pages.get(path);
  }

  async pagePaths(): Promise<readonly string[]> {
    return [...(await this.#json.pages()).keys()];
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

  /** What is wrong in files, of which visitors see the last good version or nothing: file, line and column first. */
  async faults(): Promise<string[]> {
    return [...(await this.#json.faults()), ...(await this.#documents.faults())];
  }

  /** Changes with any file. A new version empties the page cache. */
  version(): string {
    return [this.#json.version(), this.#documents.version()].join();
  }

  /** What was computed from the folder as it is now. */
  #now(): Current {
    const version = this.version();
    if (version !== this.#current.version) this.#current = { version, files: new Map() };
    return this.#current;
  }

  #composed(definition: ContentDefinition): Promise<Composed> {
    const { files } = this.#now();
    const known = files.get(definition.name) ?? this.#compose(definition);
    files.set(definition.name, known);
    return known;
  }

  async #compose(definition: ContentDefinition): Promise<Composed> {
    const { name } = definition;
    const { status, content: own, body: written } = await this.#json.read(definition);
    const content = (await compose(name, own, this)) as Loaded['content'];
    if (status !== 200) return { loaded: { content, error: loadError(name, status) }, file: { status } };
    const body = isComposed(name) ? JSON.stringify(content) : written;
    return { loaded: { content }, file: { status, body } };
  }
}
