import type { ContentDefinition, ContentOf } from './schema.ts';

/**
 * A parsed content file. The content is always complete, thanks to the built-in defaults; `error` is set when the file
 * could not be loaded.
 */
export interface Loaded<Definition extends ContentDefinition = ContentDefinition> {
  content: ContentOf<Definition>;
  /** `Failed to load {file}: {status}`, or the message of another error (requirements 8.1 and 8.2). */
  error?: string;
}

export function loadError(file: string, status: number): string {
  return `Failed to load ${file}: ${status}`;
}
