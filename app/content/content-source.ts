import type { DocumentKind } from '../routes.ts';
import type { DocumentOf, Article } from './document-metadata.ts';
import type { PageContent } from './files/page.ts';
import type { Media } from './media.ts';
import type { Publishing } from './publishing.ts';
import type { ContentDefinition } from './schema.ts';
import type { Loaded } from './loaded.ts';

/** What can be read of the content folder, as it is on disk at each call. */
export interface ContentSource {
  /** The parsed file, completed with defaults; or all defaults and the error. */
  read<Definition extends ContentDefinition>(definition: Definition): Promise<Loaded<Definition>>;
  /** A Markdown document; undefined when it is missing or was never readable. */
  readDocument<Kind extends DocumentKind>(kind: Kind, slug: string): Promise<DocumentOf<Kind> | undefined>;
  /** The pages of blocks that are out and were once readable, by their addresses. */
  pages(): Promise<ReadonlyMap<string, PageContent>>;
  /** The documents of a kind that have a page. */
  slugs(kind: DocumentKind): Promise<readonly string[]>;
  /** Whether visitors may see something today. */
  isOut(publishing: Publishing): boolean;
  /** The readable articles, newest first. */
  articles(): Promise<readonly Article[]>;
  /** The pictures and videos, by name. */
  media(): Promise<Media>;
  /** The paths of all pages, without a language. */
  paths(): Promise<ReadonlySet<string>>;
}
