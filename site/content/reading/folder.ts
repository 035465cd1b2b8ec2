import type { DocumentFile } from '../documents/documents.server.ts';
import type { Fault } from '../fault.ts';
import type { FileStates } from './file-states.server.ts';
import type { FigureContent } from '../files/article-figures.ts';
import type { PageContent } from '../files/page.ts';
import type { JsonFile } from './json/json-file.server.ts';
import type { LanguageFile } from './language-file.server.ts';
import type { MediaFolder } from '../media/media-folder.server.ts';

/** The content folder as it was read. */
export interface Folder {
  /** The paths of its folders, with a value that changes when they do. */
  readonly folders: ReadonlyMap<string, string>;
  readonly json: FileStates<JsonFile>;
  readonly pages: FileStates<JsonFile<PageContent>>;
  readonly figures: FileStates<JsonFile<FigureContent>>;
  readonly articles: FileStates<DocumentFile<'articles'>>;
  readonly legal: FileStates<DocumentFile<'legal'>>;
  readonly languages: FileStates<LanguageFile>;
  readonly media: MediaFolder;
  /** Faults of the folder itself, and missing files. */
  readonly faults: readonly Fault[];
  readonly strays: readonly string[];
  /** Vanished files that are kept for a moment, with the time of their disappearance by `performance.now()`. */
  readonly vanished: ReadonlyMap<string, number>;
}
