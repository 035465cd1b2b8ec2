import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePageAt } from '../routes.ts';
import { parseWithDefaults, type ContentReport } from './parse-with-defaults.ts';
import { METADATA, type DocumentOf } from './document-metadata.ts';
import { DOCUMENTS, documentFile, documentPath, type DocumentKind, type DocumentSlug } from './documents.ts';
import { FileCache, signatureOf } from './file-cache.server.ts';
import { splitFrontMatter } from './front-matter.server.ts';
import { readMarkdown } from './markdown.server.ts';

/**
 * Reads the Markdown documents of the content folder live: every call returns what is on disk now. A missing title or
 * description is taken from app/routes.ts.
 */
export class Documents {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<DocumentOf<DocumentKind> | undefined>>();

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
  }

  /** Undefined when the file is missing or unreadable. */
  read<Kind extends DocumentKind>(
    kind: Kind,
    slug: DocumentSlug<Kind>,
  ): Promise<DocumentOf<Kind> | undefined> {
    const name = documentFile(kind, slug);
    const document = this.#read.get(join(this.#directory, name), () => this.#load(kind, slug, name));
    return document as Promise<DocumentOf<Kind> | undefined>;
  }

  /** Changes with any document. */
  version(): string {
    return Object.entries(DOCUMENTS)
      .flatMap(([kind, slugs]) => slugs.map((slug) => join(this.#directory, kind, `${slug}.md`)))
      .map(signatureOf)
      .join();
  }

  async #load<Kind extends DocumentKind>(
    kind: Kind,
    slug: DocumentSlug<Kind>,
    name: string,
  ): Promise<DocumentOf<DocumentKind> | undefined> {
    const path = join(this.#directory, name);
    let source: string;
    try {
      // Windows editors may add a byte-order mark.
      source = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    } catch (error) {
      const reason = `${path} cannot be read: ${(error as Error).message}`;
      this.#report({ file: name, kind: 'unreadable', reason });
      return undefined;
    }
    const { fields, body, offset } = splitFrontMatter(source);
    const page = sitePageAt(documentPath(kind, slug));
    const defaults = { title: page?.title, description: page?.description };
    const { content: metadata, problems } = parseWithDefaults(
      { name, schema: METADATA[kind] },
      { ...defaults, ...fields },
    );
    const { blocks, problems: unsupported } = readMarkdown(body);
    for (const problem of problems) this.#report({ file: name, kind: 'field', ...problem });
    for (const { line, found } of unsupported) {
      const expected = 'headings, paragraphs, lists, tables, figures, links, bold text or code';
      this.#report({ file: name, kind: 'field', path: `line ${line + offset}`, found, expected });
    }
    return { metadata, blocks };
  }
}
