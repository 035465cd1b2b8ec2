import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentOf, HELD_BACK, METADATA } from './document-metadata.ts';
import { documentFile } from './documents.ts';
import { LEGAL_SLUGS, type DocumentKind } from '../routes.ts';
import { type Figures, readMarkdown } from './markdown.server.ts';
import type { JsonFiles } from './json-files.server.ts';
import {
  limited,
  problemLine,
  type ContentReport,
  parseWithDefaults,
  UNKNOWN_FIELD,
  type PlacedProblem,
} from './parse-with-defaults.server.ts';
import { faultOf, isMissing, isPassing, readText, FileCache, signatureOf } from './text-file.server.ts';
import { splitFrontMatter } from './front-matter.server.ts';

interface Entry {
  good?: GoodDocument;
  /** What is wrong, a line each: file, line and column first. */
  faults: readonly string[];
}

interface Folder {
  slugs: readonly string[];
  faults: readonly string[];
}

const KINDS = ['articles', 'legal'] as const satisfies readonly DocumentKind[];

/**
 * Reads the Markdown documents of the content folder live: every call returns what is on disk now. A document that
 * breaks stays as it was before; a wrong field of its front matter has its default.
 */
export class Documents {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<Entry>>();
  readonly #folder = new FileCache<Folder>();
  readonly #good = new Map<string, GoodDocument>();
  readonly #json: JsonFiles;
  #lastSlugs?: readonly string[];

  /** @param json has the drawings of articles */
  constructor(directory: string, report: (report: ContentReport) => void, json: JsonFiles) {
    this.#directory = directory;
    this.#report = report;
    this.#json = json;
  }

  /** The documents of a kind: the articles that are there, in the order of their names, or all legal texts. */
  slugs(kind: DocumentKind): readonly string[] {
    if (kind === 'legal') return LEGAL_SLUGS;
    return this.#articles().slugs;
  }

  /** A folder that cannot be read, or is gone, keeps what was in it; one that was never there is empty. */
  #articles(): Folder {
    const path = join(this.#directory, 'articles');
    return this.#folder.get(path, () => {
      try {
        const slugs = markdownIn(path);
        const there = new Set(slugs.map((slug) => documentFile('articles', slug)));
        for (const name of this.#good.keys()) {
          if (name.startsWith('articles/') && !there.has(name)) this.#good.delete(name);
        }
        this.#lastSlugs = slugs;
        return { slugs, faults: [] };
      } catch (error) {
        if (isMissing(error) && !this.#lastSlugs) return { slugs: [], faults: [] };
        const fault = `${path} cannot be read: ${(error as Error).message}`;
        this.#report({ file: 'articles', kind: 'unreadable', reason: fault });
        return { slugs: this.#lastSlugs ?? [], faults: [fault] };
      }
    });
  }

  /** Undefined when the file is missing or was never good. */
  async read<Kind extends DocumentKind>(kind: Kind, slug: string): Promise<DocumentOf<Kind> | undefined> {
    return (await this.#entry(kind, slug)).good?.document as DocumentOf<Kind> | undefined;
  }

  /** What is wrong with files that are shown as they were before, or not at all. */
  async faults(): Promise<string[]> {
    const all = KINDS.flatMap((kind) => this.slugs(kind).map((slug) => this.#entry(kind, slug)));
    return [...this.#articles().faults, ...(await Promise.all(all)).flatMap(({ faults }) => faults)];
  }

  /** Changes with any document. */
  version(): string {
    const files = KINDS.flatMap((kind) => this.slugs(kind).map((slug) => documentFile(kind, slug)));
    return files.map((file) => `${file} ${signatureOf(join(this.#directory, file))}`).join();
  }

  async #entry(kind: DocumentKind, slug: string): Promise<Entry> {
    const name = documentFile(kind, slug);
    const path = join(this.#directory, name);
    const { figures, version } = await this.#json.figures();
    return this.#read.get(path, () => this.#load(kind, name, path, figures), version);
  }

  async #load(kind: DocumentKind, name: string, path: string, figures: Figures): Promise<Entry> {
    try {
      const source = await readText(path);
      const { problems, ...good } = readDocument(source, { kind, name, path, figures });
      this.#good.set(name, good);
      const faults = limited(problems, path, ({ at, ...problem }) => {
        this.#report({ file: name, kind: 'field', at, ...problem });
        return problemLine(path, at, problem);
      });
      return { good, faults };
    } catch (error) {
      const fault = faultOf(path, error);
      if (isPassing(error)) this.#read.forgetSoon(path);
      this.#report({ file: name, kind: 'unreadable', reason: fault });
      return { good: this.#good.get(name), faults: [fault] };
    }
  }
}

function markdownIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => ARTICLE.test(name));
  return names.map((name) => name.replace(/\.md$/, '')).toSorted();
}

/** What becomes an article: its name is the last part of its address. */
export const ARTICLE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

export interface GoodDocument {
  document: DocumentOf<DocumentKind>;
}

interface Context {
  kind: DocumentKind;
  /** In the content folder. */
  name: string;
  path: string;
  /** The drawings that the text can show. */
  figures: Figures;
}

/**
 * Parses a Markdown document. A wrong field of its front matter has its default.
 * @throws with file, line and column when the document as a whole is not to be shown
 */
export function readDocument(
  source: string,
  { kind, name, path, figures }: Context,
): GoodDocument & { problems: PlacedProblem[] } {
  const { fields, places, body, offset, fault } = splitFrontMatter(source);
  if (fault) throw new Error(`${path}:${fault.at} ${fault.reason}`);
  const definition = { name, schema: METADATA[kind], defaults: { title: '-' }, replacements: HELD_BACK };
  const { content: metadata, problems: wrong } = parseWithDefaults(definition, fields);
  /** Of a field, or of what is in it: `tags[1]`. */
  const placeOf = (field: string) =>
    places.get(field) ?? places.get(field.split(/[.[]/, 1)[0] ?? '') ?? '1:1';
  if (typeof fields.title !== 'string' || fields.title === '') {
    const misspelled = wrong.find(({ expected }) => expected.startsWith(UNKNOWN_FIELD));
    const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
    throw new Error(`${path}:${placeOf(misspelled?.path ?? 'title')} the front matter has no title${near}`);
  }
  const { blocks, problems: unsupported, unclosed } = readMarkdown(body, figures);
  if (unclosed) throw new Error(`${path}:${unclosed + offset}:1 the block that begins here has no end`);

  const problems = [
    ...wrong.map(({ path: key, found, expected }) => ({ at: placeOf(key), path: key, found, expected })),
    ...unsupported.map(({ line, column, found, expected }) => ({
      at: `${line + offset}:${column}`,
      path: `line ${line + offset}`,
      found,
      expected,
    })),
  ];
  return { document: { metadata, blocks }, problems };
}
