import { reasonOf } from '../../../server/store/store-error.ts';
import { Refusal, type EditedFolder } from './folder.ts';
import type { History } from './history.ts';

export interface Change {
  file: string;
  /** Undefined removes the file. */
  content: string | Uint8Array | undefined;
  /** For the history: `Add faq.json`. */
  what: string;
}

/**
 * Writes and removes files: all of them or none.
 * @returns why the history of git lacks one of them, if it does
 * @throws {Refusal} where nothing has changed
 */
export async function changeFiles(
  folder: EditedFolder,
  history: History,
  changes: readonly Change[],
): Promise<string | undefined> {
  // Nothing is awaited until every file is written, so no other save can come between.
  const present = changes.map((change) => ({ ...change, before: folder.bytesOf(change.file) }));
  const commits = present.map(({ file, before, what }) => {
    try {
      return history.keep(file, before, what);
    } catch (error) {
      const reason = reasonOf(error);
      throw new Refusal(
        `Nothing was changed, because the earlier version of ${file} could not be kept: ${reason}.`,
        409,
        error,
      );
    }
  });
  const written: typeof present = [];
  try {
    for (const change of present) {
      folder.put(change.file, change.content);
      written.push(change);
    }
  } catch (error) {
    for (const { file, before } of written) folder.put(file, before);
    throw error;
  }
  const notes: (string | undefined)[] = [];
  for (const commit of commits) notes.push(await commit());
  return notes.find(Boolean);
}
