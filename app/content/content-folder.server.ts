import type { DocumentKind } from '../routes.ts';
import { compose, isComposed } from './composed.server.ts';
import type { ContentSource } from './content-source.ts';
import type { ContentReport } from './parse-with-defaults.server.ts';
import { type DocumentOf, newestFirst, type Article } from './document-metadata.ts';
import { Documents } from './documents.server.ts';
import { CONTENT_FILES } from './files/index.ts';
import { JsonFiles } from './json-files.server.ts';

import type { Media } from './media.ts';
import { MediaFolder } from './media-folder.server.ts';
import { isOut, newYorkDay, type Publishing } from './publishing.ts';
import { redirectsContent } from './files/redirects.ts';
import { checkRedirects } from './redirects.ts';
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
  /** Of the whole folder, and the day. */
  version: string;
  files: Map<string, Promise<Composed>>;
  paths?: Promise<ReadonlySet<string>>;
  media?: Promise<Media>;
  redirects?: Promise<ReadonlyMap<string, string>>;
}

/**
 * Reads the content folder live: every call returns what is on disk now. A file is read again only when its size or times
 * have changed. What breaks stays as it was before. Problems are reported once per version of a file. What is a draft, or
 * published on a later day, is not there.
 */
export class ContentFolder implements ContentSource {
  readonly #json: JsonFiles;
  readonly #documents: Documents;
  readonly #media: MediaFolder;
  readonly #now: () => number;
  readonly #showsDrafts: boolean;
  #current: Current = { version: '', files: new Map() };

  /**
   * @param options.now the time in Unix milliseconds
   * @param options.showsDrafts whether drafts and later days are there as well
   */
  constructor(
    directory: string,
    report: (report: ContentReport) => void,
    { now = Date.now, showsDrafts = false }: { now?: () => number; showsDrafts?: boolean } = {},
  ) {
    this.#media = new MediaFolder(directory, report);
    this.#now = now;
    this.#showsDrafts = showsDrafts;
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

  async readDocument<Kind extends DocumentKind>(
    kind: Kind,
    slug: string,
  ): Promise<DocumentOf<Kind> | undefined> {
    const document = await this.#documents.read(kind, slug);
    return document && this.#isOut(document) ? document : undefined;
  }

  async page(path: string) {
    return (await this.#pages()).get(path);
  }

  async pagePaths(): Promise<readonly string[]> {
    return [...(await this.#pages()).keys()];
  }

  #pages() {
    return this.#json.pages((page) => this.isOut(page));
  }

  async slugs(kind: DocumentKind): Promise<readonly string[]> {
    const all = this.#documents.slugs(kind).map(async (slug) => {
      const document = await this.#documents.read(kind, slug);
      // One that was never readable answers 503.
      return !document || this.#isOut(document) ? [slug] : [];
    });
    return (await Promise.all(all)).flat();
  }

  #isOut({ metadata }: DocumentOf<DocumentKind>): boolean {
    if (!('published' in metadata)) return true;
    return this.#showsDrafts || (metadata.published !== '' && this.isOut(metadata));
  }

  isOut(publishing: Publishing): boolean {
    return this.#showsDrafts || isOut(publishing, newYorkDay(this.#now()));
  }

  async articles(): Promise<readonly Article[]> {
    const all = this.#documents.slugs('articles').map(async (slug) => {
      const metadata = (await this.readDocument('articles', slug))?.metadata;
      return metadata ? [{ slug, metadata }] : [];
    });
    return (await Promise.all(all)).flat().toSorted(newestFirst);
  }

  media(): Promise<Media> {
    const current = this.#today();
    current.media ??= this.#media.media();
    return current.media;
  }

  paths(): Promise<ReadonlySet<string>> {
    const current = this.#today();
    current.paths ??= sitePaths(this);
    return current.paths;
  }

  /** Where the pages are that had other paths before. */
  redirects(): Promise<ReadonlyMap<string, string>> {
    const current = this.#today();
    current.redirects ??= this.#redirects();
    return current.redirects;
  }

  async #redirects() {
    const { content } = await this.read(redirectsContent);
    return checkRedirects(content.redirects, await this.paths()).pages;
  }

  /** What is wrong in files, of which visitors see the last good version or nothing: file, line and column first. */
  async faults(): Promise<string[]> {
    return [
      ...(await this.#json.faults()),
      ...(await this.#documents.faults()),
      ...(await this.#media.faults()),
    ];
  }

  /** Changes with any file, and with the day in New York. A new version empties the page cache. */
  version(): string {
    return [
      newYorkDay(this.#now()),
      this.#json.version(),
      this.#documents.version(),
      this.#media.version(),
    ].join();
  }

  /** What was computed from the folder as it is now. */
  #today(): Current {
    const version = this.version();
    if (version !== this.#current.version) this.#current = { version, files: new Map() };
    return this.#current;
  }

  #composed(definition: ContentDefinition): Promise<Composed> {
    const { files } = this.#today();
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
