import type { Dictionary } from '../language/dictionary.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { DocumentOf } from './documents/document-metadata.ts';
import type { Fault } from './fault.ts';
import type { Folder } from './reading/folder.ts';
import type { ArticleDrawingContent } from './files/article-drawings.ts';
import type { PageContent } from './files/page.ts';
import type { Media } from './media/media.ts';
import type { FilesOf, Schemas } from './schema.ts';

/** Articles, pages and drawings. Drafts and anything published on a later day are left out. */
export interface Composed {
  /** Changes with any file but those of languages, and with the day. */
  readonly version: string;
  /** In New York: `2026-11-26`. */
  readonly day: string;
  /** Why a JSON file cannot be shown, by its name. */
  readonly failures: ReadonlyMap<string, string>;
  /** The articles by slug, newest first. */
  readonly articles: ReadonlyMap<string, DocumentOf<'articles'>>;
  readonly legal: ReadonlyMap<string, DocumentOf<'legal'>>;
  /** Pages of blocks, by address. */
  readonly pages: ReadonlyMap<string, PageContent>;
  /** Drawings of articles, by name. */
  readonly drawn: ReadonlyMap<string, ArticleDrawingContent>;
  readonly media: Media;
  /** The paths of all pages, without a language. */
  readonly paths: ReadonlySet<string>;
  /** Redirects: the present path of each page by its old paths. */
  readonly moved: ReadonlyMap<string, string>;
  /** Files that no page shows. */
  readonly strays: readonly string[];
  /** A JSON file as served under `/data/`; undefined for an unknown name. */
  data(name: string): ContentFile | undefined;
  /** The translations of a language. */
  language(code: LanguageCode): Dictionary;
  /** Changes with the file of a language. */
  languageVersion(code: LanguageCode): string;
  /** All faults, but those inside texts and translations that have not been parsed yet. */
  faults(): readonly Fault[];
  /** The state that the next reading starts from. */
  readonly folder: Folder;
}

type ContentFile = { status: 200; body: string } | { status: 404 | 503 };

/** Everything in the content folder at one moment. It never changes: an edit makes another one. */
export type ContentWith<Table extends Schemas> = FilesOf<Table> & Composed;

/** Values from other files that complete a file. */
export type OtherFiles = Pick<Composed, 'articles'> & {
  /** The values of the placeholders that every text may use. */
  figures: Readonly<Record<string, number>>;
  /** Whether visitors may see an entry with this day. */
  isOut(published: string | undefined): boolean;
};
