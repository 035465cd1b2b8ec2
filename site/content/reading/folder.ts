import type { DocumentFile } from '../documents/documents.server.ts';
import type { Fault } from '../fault.ts';
import type { FileStates } from './file-states.server.ts';
import type { FigureContent } from '../files/article-figures.ts';
import type { PageContent } from '../files/page.ts';
import type { JsonFile } from './json-file.server.ts';
import type { LanguageFile } from './language-file.server.ts';
import type { MediaFolder } from '../media/media-folder.server.ts';

/** The content folder as it was read. */
export interface Folder {
  /** Where its folders are, by what changes with them. */
  readonly folders: ReadonlyMap<string, string>;
  readonly json: FileStates<JsonFile>;
  readonly pages: FileStates<JsonFile<PageContent>>;
  readonly figures: FileStates<JsonFile<FigureContent>>;
  readonly articles: FileStates<DocumentFile<'articles'>>;
  readonly legal: FileStates<DocumentFile<'legal'>>;
  readonly languages: FileStates<LanguageFile>;
  readonly media: MediaFolder;
  /** Of the folder itself, and of what is missing in it. */
  readonly faults: readonly Fault[];
  readonly strays: readonly string[];
  /** Files that are not there any more and stay for a moment, with the time since when, by `performance.now()`. */
  readonly vanished: ReadonlyMap<string, number>;
}
