import type { ContentDefinition, ContentOf } from './schema.ts';

/**
 * A parsed content file. The content is always complete, thanks to the built-in defaults; `error` is set when the file
 * could not be loaded.
 */
export interface Loaded<Definition extends ContentDefinition = ContentDefinition> {
  content: ContentOf<Definition>;
  /** `Failed to load {file}: {status}`, or the message of another error (specification, section 8). */
  error?: string;
  /** Hash of the file; changes with each edit. Absent after an error. */
  version?: string;
}

export function loadError(file: string, status: number): string {
  return `Failed to load ${file}: ${status}`;
}

/** Response header of `/data/` with the versions of all content files, a structured-field dictionary. */
export const VERSIONS_HEADER = 'Content-Versions';

export function formatVersions(versions: ReadonlyMap<string, string>): string {
  return Array.from(versions, ([file, version]) => `${file}="${version}"`).join(', ');
}
