import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePageAt } from '../routes.ts';
import { parseWithDefaults, type ContentReport } from './parse-with-defaults.ts';
import { FACTS, type DocumentOf } from './document-facts.ts';
import { DOCUMENTS, documentFile, documentPath, type DocumentKind, type DocumentSlug } from './documents.ts';
import { FileCache, signatureOf } from './file-cache.server.ts';
import { partDocument } from './front-matter.server.ts';
import { readMarkdown } from './markdown.server.ts';

/**
 * The Markdown texts of the editors' folder, live: each call answers what stands on the disk now. A text without
 * a title or a description gets those of the table of pages.
 */
export class Documents {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<DocumentOf<DocumentKind> | undefined>>();

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
  }

  /** The text; undefined when its file is missing or cannot be read. */
  read<Kind extends DocumentKind>(
    kind: Kind,
    slug: DocumentSlug<Kind>,
  ): Promise<DocumentOf<Kind> | undefined> {
    const name = documentFile(kind, slug);
    const document = this.#read.of(join(this.#directory, name), () => this.#load(kind, slug, name));
    return document as Promise<DocumentOf<Kind> | undefined>;
  }

  /** Changes whenever any document changes. */
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
      // Editors on Windows may leave a byte-order mark.
      source = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    } catch (error) {
      const reason = `${path} cannot be read: ${(error as Error).message}`;
      this.#report({ file: name, kind: 'unreadable', reason });
      return undefined;
    }
    const { lines, body, offset } = partDocument(source);
    const page = sitePageAt(documentPath(kind, slug));
    const defaults = { title: page?.title, description: page?.description };
    const { content: facts, problems } = parseWithDefaults(
      { name, schema: FACTS[kind] },
      { ...defaults, ...lines },
    );
    const { blocks, problems: foreign } = readMarkdown(body);
    for (const problem of problems) this.#report({ file: name, kind: 'field', ...problem });
    for (const { line, found } of foreign) {
      const expected = 'headings, paragraphs, lists, tables, figures, links, bold text or code';
      this.#report({ file: name, kind: 'field', path: `line ${line + offset}`, found, expected });
    }
    return { facts, blocks };
  }
}
