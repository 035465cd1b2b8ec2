import type { DocumentFile } from '../documents/documents.server.ts';
import type { Fault } from '../fault.ts';
import type { FileStates } from './file-states.server.ts';
import type { ArticleDrawingContent } from '../files/article-drawings.ts';
import type { PageContent } from '../files/page.ts';
import type { Look } from './folder.server.ts';
import type { JsonFile } from './json/json-file.server.ts';
import type { LanguageFile } from './language-file.server.ts';
import type { MediaFolder } from '../media/media-folder.server.ts';

/** The content folder as it was read. */
export interface Folder {
  readonly look: Look;
  readonly json: FileStates<JsonFile>;
  readonly pages: FileStates<JsonFile<PageContent>>;
  readonly drawings: FileStates<JsonFile<ArticleDrawingContent>>;
  readonly articles: FileStates<DocumentFile<'articles'>>;
  readonly legal: FileStates<DocumentFile<'legal'>>;
  readonly languages: FileStates<LanguageFile>;
  readonly media: MediaFolder;
  /** Faults of the folder itself, and missing files. */
  readonly faults: readonly Fault[];
  /** Vanished files that are kept for a moment, with the time of their disappearance by `performance.now()`. */
  readonly vanished: ReadonlyMap<string, number>;
}
