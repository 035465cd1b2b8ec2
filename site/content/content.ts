import type { Dictionary, Phrases } from '../language/dictionary.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { DocumentOf } from './documents/document-metadata.ts';
import type { Fault } from './fault.ts';
import type { Folder } from './reading/folder.ts';
import type { FigureContent } from './files/article-figures.ts';
import type { PageContent } from './files/page.ts';
import type { Media } from './media/media.ts';
import type { FilesOf, Schemas } from './schema.ts';

/** What else there is. What is a draft, or published on a later day, is not there. */
export interface Composed {
  /** Changes with any file but those of languages, and with the day. */
  readonly version: string;
  /** In New York: `2026-11-26`. */
  readonly day: string;
  /** Why a JSON file cannot be shown, by its name. */
  readonly failures: ReadonlyMap<string, string>;
  /** By slug, newest first. */
  readonly articles: ReadonlyMap<string, DocumentOf<'articles'>>;
  readonly legal: ReadonlyMap<string, DocumentOf<'legal'>>;
  /** Pages of blocks, by address. */
  readonly pages: ReadonlyMap<string, PageContent>;
  /** Drawings of articles, by name. */
  readonly drawn: ReadonlyMap<string, FigureContent>;
  readonly media: Media;
  /** The paths of all pages, without a language. */
  readonly paths: ReadonlySet<string>;
  /** Where the pages are that had other paths before. */
  readonly moved: ReadonlyMap<string, string>;
  /** Files that no page shows. */
  readonly strays: readonly string[];
  /** A JSON file as served under `/data/`; undefined for a name that is none. */
  data(name: string): ContentFile | undefined;
  /** The translations of a language. */
  language(code: LanguageCode): { phrases: Phrases; dictionary: Dictionary };
  /** Changes with the file of a language. */
  languageVersion(code: LanguageCode): string;
  /** What is wrong in other files than those of languages. */
  readonly problems: readonly Fault[];
  /** What is wrong, with the translations that have been parsed. */
  faults(): readonly Fault[];
  /** What the next reading begins with. */
  readonly folder: Folder;
}

export type ContentFile = { status: 200; body: string } | { status: 404 | 500 };

/** Everything in the content folder at one moment. It never changes: an edit makes another one. */
export type ContentWith<Table extends Schemas> = FilesOf<Table> & Composed;

/** What a file is completed with, beside its own texts. */
export type Parts = Pick<Composed, 'articles'> & {
  /** Behind the placeholders that every text may hold. */
  figures: Readonly<Record<string, number>>;
  /** Whether visitors may see what has this day. */
  isOut(published: string | undefined): boolean;
};

export function loadError(file: string, status: number): string {
  return `Failed to load ${file}: ${status}`;
}

/** Of a file without anything to show (requirement 8.2). */
export const NO_DATA = 'Failed to load data';
