import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseWithDefaults, type ContentReport } from './parse-with-defaults.ts';
import { METADATA, type DocumentOf } from './document-metadata.ts';
import { documentFile, LEGAL_SLUGS, type DocumentKind } from './documents.ts';
import { FileCache, signatureOf } from './file-cache.server.ts';
import { splitFrontMatter } from './front-matter.server.ts';
import { readMarkdown } from './markdown.server.ts';

interface Entry {
  document?: DocumentOf<DocumentKind>;
  /** File, line, column and what is wrong; the document is then the last good one, if there was one. */
  fault?: string;
}

const KINDS = ['articles', 'legal'] as const satisfies readonly DocumentKind[];

/**
 * Reads the Markdown documents of the content folder live: every call returns what is on disk now. A document that
 * breaks stays as it was before.
 */
export class Documents {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<Entry>>();
  readonly #folder = new FileCache<readonly string[]>();
  readonly #good = new Map<string, DocumentOf<DocumentKind>>();

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
  }

  /** The documents of a kind: the articles that are there, in the order of their names, or all legal texts. */
  slugs(kind: DocumentKind): readonly string[] {
    if (kind === 'legal') return LEGAL_SLUGS;
    const folder = join(this.#directory, kind);
    return this.#folder.get(folder, () => markdownIn(folder));
  }

  /** Undefined when the file is missing or was never good. */
  async read<Kind extends DocumentKind>(kind: Kind, slug: string): Promise<DocumentOf<Kind> | undefined> {
    return (await this.#entry(kind, slug)).document as DocumentOf<Kind> | undefined;
  }

  /** What is wrong with files that are shown as they were before, or not at all. */
  async faults(): Promise<string[]> {
    const all = KINDS.flatMap((kind) => this.slugs(kind).map((slug) => this.#entry(kind, slug)));
    return (await Promise.all(all)).flatMap(({ fault }) => fault ?? []);
  }

  /** Changes with any document. */
  version(): string {
    const files = KINDS.flatMap((kind) => this.slugs(kind).map((slug) => documentFile(kind, slug)));
    return files.map((file) => `${file} ${signatureOf(join(this.#directory, file))}`).join();
  }

  #entry(kind: DocumentKind, slug: string): Promise<Entry> {
    const name = documentFile(kind, slug);
    const path = join(this.#directory, name);
    return this.#read.get(path, async () => {
      try {
        const document = await this.#load(kind, name, path);
        this.#good.set(name, document);
        return { document };
      } catch (error) {
        const fault = (error as Error).message;
        this.#report({ file: name, kind: 'unreadable', reason: fault });
        return { document: this.#good.get(name), fault };
      }
    });
  }

  async #load(kind: DocumentKind, name: string, path: string): Promise<DocumentOf<DocumentKind>> {
    // Windows editors may add a byte-order mark.
    const source = (await readFile(path, 'utf8').catch(cannotBeRead(path))).replace(/^\uFEFF/, '');
    const { fields, body, offset, fault } = splitFrontMatter(source);
    if (fault) throw new Error(`${path}:${fault.line}:1 ${fault.reason}`);
    const definition = { name, schema: METADATA[kind], defaults: { title: '-' } };
    const { content: metadata, problems } = parseWithDefaults(definition, fields);
    const lineOf = (key: string) =>
      Math.max(1, source.split('\n', offset).findIndex((line) => line.startsWith(`${key}:`)) + 1);
    if (!fields.title?.trim()) {
      const known = problems.find(({ expected }) => expected.startsWith('nothing'));
      const near = known ? `; what is ${JSON.stringify(known.path)}?` : '';
      throw new Error(`${path}:${lineOf(known?.path ?? 'title')}:1 the front matter has no title${near}`);
    }
    const { blocks, problems: unsupported, unclosed } = readMarkdown(body);
    if (unclosed) throw new Error(`${path}:${unclosed + offset}:1 the block that begins here has no end`);
    for (const problem of problems) {
      this.#report({ file: name, kind: 'field', at: `${lineOf(problem.path)}:1`, ...problem });
    }
    for (const { line, column, found } of unsupported) {
      const expected = 'headings, paragraphs, lists, tables, figures, links, bold text or code';
      const at = `${line + offset}:${column}`;
      this.#report({ file: name, kind: 'field', path: `line ${line + offset}`, at, found, expected });
    }
    return { metadata, blocks };
  }
}

function markdownIn(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => ARTICLE.test(name));
    return names.map((name) => name.replace(/\.md$/, '')).toSorted();
  } catch {
    return [];
  }
}

/** What becomes an article: its name is the last part of its address. */
export const ARTICLE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

export function cannotBeRead(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    const reason = error.code === 'ENOENT' ? 'is missing' : `cannot be read: ${error.message}`;
    throw new Error(`${path} ${reason}`, { cause: error });
  };
}
