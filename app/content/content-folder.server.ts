import { LEGAL_SLUGS, type DocumentKind } from '../routes.ts';
import { compose } from './composed.server.ts';
import type { ContentSource } from './content-source.ts';
import { type DocumentOf, newestFirst, type Article } from './document-metadata.ts';
import { fileOf, readDocument, type DocumentFile } from './documents.server.ts';
import { FIGURES, JSON_NAME, MARKDOWN_NAME, PAGES } from './documents.ts';
import { figureContent, type FigureContent } from './files/article-figures.ts';
import { CONTENT_FILES } from './files/index.ts';
import { pageContent, BUILT_IN_PAGES, type PageContent } from './files/page.ts';
import { redirectsContent } from './files/redirects.ts';
import { readJson, type JsonFile } from './json-files.server.ts';
import { LiveFiles, type ContentReport } from './live-files.server.ts';
import type { Figures } from './markdown.server.ts';
import type { Media } from './media.ts';
import { mediaSignature, readMedia, type MediaFolder } from './media-folder.server.ts';
import { parseWithDefaults } from './parse-with-defaults.server.ts';
import { isOut, newYorkDay, type Publishing } from './publishing.ts';
import { checkRedirects } from './redirects.ts';
import type { ContentDefinition } from './schema.ts';
import { type Loaded, loadError } from './loaded.ts';
import { sitePaths } from './site-pages.server.ts';

/** A file of the content folder, as `/data/` serves it. */
export type ContentFile = { status: 200; body: string } | { status: 404 | 500 };

interface Current {
  /** Of the whole folder, and the day. */
  version: string;
  files: Map<string, Promise<Loaded>>;
  paths?: Promise<ReadonlySet<string>>;
  media?: Promise<MediaFolder>;
  redirects?: Promise<ReadonlyMap<string, string>>;
}

interface Options {
  /** The time in Unix milliseconds. */
  now: () => number;
  /** Whether drafts and later days are there as well. */
  showsDrafts: boolean;
  /** Why media cannot be decoded, by their versions. */
  undecodable: ReadonlyMap<string, string>;
  /** Milliseconds for which the folder is taken to be as it was: looking reads size and times of all its files. */
  recheck: number;
}

/**
 * Reads the content folder live: every call returns what is on disk now ({@link LiveFiles}). What is a draft, or published
 * on a later day, is not there.
 */
export class ContentFolder implements ContentSource {
  readonly #json: LiveFiles<ContentDefinition, JsonFile>;
  readonly #documents: LiveFiles<DocumentFile, DocumentOf<DocumentKind>>;
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #options: Options;
  #media: Promise<MediaFolder | undefined> = Promise.resolve(undefined);
  #lookedAt = Number.NEGATIVE_INFINITY;
  #current: Current = { version: '', files: new Map() };

  constructor(
    directory: string,
    report: (report: ContentReport) => void,
    { now = Date.now, showsDrafts = false, undecodable = new Map(), recheck = 0 }: Partial<Options> = {},
  ) {
    this.#directory = directory;
    this.#report = report;
    this.#options = { now, showsDrafts, undecodable, recheck };
    this.#json = new LiveFiles(directory, report, {
      all: (): ContentDefinition[] => [...CONTENT_FILES, ...this.#figureFiles(), ...this.#pageFiles()],
      load: readJson,
    });
    this.#documents = new LiveFiles(directory, report, {
      all: () =>
        (['articles', 'legal'] as const).flatMap((kind) =>
          this.#slugs(kind).map((slug) => fileOf(kind, slug)),
        ),
      load: async (file, path) => readDocument(file, path, await this.#figures()),
      dependsOn: () => this.#json.version(this.#figureFiles()),
    });
  }

  /** The file as served under `/data/{file}`; undefined for a name that is not a content file. */
  async file(name: string): Promise<ContentFile | undefined> {
    const definition = CONTENT_FILES.find((one) => one.name === name);
    if (!definition) return undefined;
    const { value, isMissing } = await this.#json.read(definition);
    if (!value) return { status: isMissing ? 404 : 500 };
    const content = await compose(name, value.content, this);
    return { status: 200, body: content === value.content ? value.body : JSON.stringify(content) };
  }

  async read<Definition extends ContentDefinition>(definition: Definition): Promise<Loaded<Definition>> {
    const { files } = this.#today();
    const known = files.get(definition.name) ?? this.#load(definition);
    files.set(definition.name, known);
    return (await known) as Loaded<Definition>;
  }

  async readDocument<Kind extends DocumentKind>(
    kind: Kind,
    slug: string,
  ): Promise<DocumentOf<Kind> | undefined> {
    const { value } = await this.#documents.read(fileOf(kind, slug));
    return value && this.#isPublished(value) ? (value as DocumentOf<Kind>) : undefined;
  }

  /** The files of pages of blocks. */
  pageFiles(): readonly string[] {
    return this.#pageFiles().map(({ name }) => name);
  }

  /** Of two pages with the same address, the first by name. */
  async pages(): Promise<ReadonlyMap<string, PageContent>> {
    const pages = new Map<string, PageContent>();
    for (const file of this.#pageFiles()) {
      const { value, isMissing } = await this.#json.read(file);
      // Where the folder is gone, the shipped pages are there without a file.
      if (!value && !isMissing) continue;
      const content = (value ?? parseWithDefaults(file, {})).content as PageContent;
      if (content.address && this.isOut(content) && !pages.has(content.address))
        pages.set(content.address, content);
    }
    return pages;
  }

  async slugs(kind: DocumentKind): Promise<readonly string[]> {
    const all = this.#slugs(kind).map(async (slug) => {
      const { value } = await this.#documents.read(fileOf(kind, slug));
      const isThere = value ? this.#isPublished(value) : kind === 'legal';
      return isThere ? [slug] : [];
    });
    return (await Promise.all(all)).flat();
  }

  #isPublished({ metadata }: DocumentOf<DocumentKind>): boolean {
    if (!('published' in metadata)) return true;
    return this.#options.showsDrafts || (metadata.published !== '' && this.isOut(metadata));
  }

  isOut(publishing: Publishing): boolean {
    return this.#options.showsDrafts || isOut(publishing, newYorkDay(this.#options.now()));
  }

  async articles(): Promise<readonly Article[]> {
    const all = this.#slugs('articles').map(async (slug) => {
      const metadata = (await this.readDocument('articles', slug))?.metadata;
      return metadata ? [{ slug, metadata }] : [];
    });
    return (await Promise.all(all)).flat().toSorted(newestFirst);
  }

  async media(): Promise<Media> {
    return (await this.#readMedia()).media;
  }

  #readMedia(): Promise<MediaFolder> {
    const current = this.#today();
    current.media ??= this.#media.then(async (last) => {
      const read = await readMedia(this.#directory, last, this.#options.undecodable);
      const known = new Set(last?.faults.map(({ file, says }) => file + says));
      for (const { file, says } of read.faults)
        if (!known.has(file + says)) this.#report({ file, kind: 'unreadable', reason: says });
      return read;
    });
    this.#media = current.media;
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
    current.redirects ??= this.read(redirectsContent).then(
      async ({ content }) => checkRedirects(content.redirects, await this.paths()).pages,
    );
    return current.redirects;
  }

  /** What is wrong in files, of which visitors see the last good version or nothing: file, line and column first. */
  async faults(): Promise<string[]> {
    const faults = await Promise.all([this.#json, this.#documents].map((files) => files.faults()));
    const media = (await this.#readMedia()).faults.map(
      ({ file, says }) => `${this.#json.path(file)}: ${says}`,
    );
    return [...faults.flat(), ...media];
  }

  /** Changes with any file, and with the day in New York. A new version empties the page cache. */
  version(): string {
    return this.#today().version;
  }

  /** What was computed from the folder as it is now. */
  #today(): Current {
    const { now, undecodable, recheck } = this.#options;
    const since = performance.now() - this.#lookedAt;
    if (since < recheck) return this.#current;
    const files = [this.#json, this.#documents].map((kind) => kind.version());
    const version = [newYorkDay(now()), ...files, mediaSignature(this.#directory), undecodable.size].join();
    if (version !== this.#current.version) this.#current = { version, files: new Map() };
    this.#lookedAt = performance.now();
    return this.#current;
  }

  async #load(definition: ContentDefinition): Promise<Loaded> {
    const { name } = definition;
    const { value, isMissing, content: own } = await this.#parsed(definition);
    const content = (await compose(name, own, this)) as Loaded['content'];
    return value ? { content } : { content, error: loadError(name, isMissing ? 404 : 500) };
  }

  /** A JSON file with its content, which is all defaults where it was never readable. */
  async #parsed(definition: ContentDefinition) {
    const read = await this.#json.read(definition);
    return { ...read, content: read.value?.content ?? parseWithDefaults(definition, {}).content };
  }

  #pageFiles() {
    return this.#json.namesIn(PAGES, JSON_NAME, Object.keys(BUILT_IN_PAGES)).map(pageContent);
  }

  #figureFiles() {
    return this.#figureNames().map(figureContent);
  }

  #figureNames() {
    return this.#json.namesIn(FIGURES, JSON_NAME, []);
  }

  /** The drawings of articles that can be shown. */
  async #figures(): Promise<Figures> {
    const figures = new Map<string, FigureContent>();
    for (const name of this.#figureNames()) {
      const { value } = await this.#json.read(figureContent(name));
      if (value) figures.set(name, value.content as FigureContent);
    }
    return figures;
  }

  /** The articles that are there, in the order of their names, or all legal texts. */
  #slugs(kind: DocumentKind): readonly string[] {
    return kind === 'legal' ? LEGAL_SLUGS : this.#documents.namesIn('articles', MARKDOWN_NAME);
  }
}
