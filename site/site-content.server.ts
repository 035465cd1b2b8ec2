import { newYorkDay } from './content/publishing.ts';
import { readContent, type Options } from './content/reading/read-content.server.ts';
import { SCHEMAS, type Content } from './schemas.ts';

/** Reads the current content of a folder. */
export function readSite(
  directory: string,
  options: Partial<Options<typeof SCHEMAS>> = {},
  previous?: Content,
): Promise<Content> {
  return readContent(directory, previous, { schemas: SCHEMAS, day: newYorkDay(Date.now()), ...options });
}
