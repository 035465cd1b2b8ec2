import type { ContentDefinition, ContentOf } from './schema.ts';

/**
 * One content file as a page gets it. The content is always whole, thanks to the built-in defaults;
 * `error` says that the file itself could not be had.
 */
export interface Loaded<Definition extends ContentDefinition = ContentDefinition> {
  content: ContentOf<Definition>;
  /** `Failed to load {file}: {status}`, or the failure's own message (specification, section 8). */
  error?: string;
  /** What the file was when it was read; changes with each edit. Absent after an error. */
  version?: string;
}

export function loadError(file: string, status: number): string {
  return `Failed to load ${file}: ${status}`;
}

/** Header of each `/data/` answer that tells the version of every content file, as a structured-field dictionary. */
export const VERSIONS_HEADER = 'Content-Versions';

export function formatVersions(versions: ReadonlyMap<string, string>): string {
  return Array.from(versions, ([file, version]) => `${file}="${version}"`).join(', ');
}

export function parseVersions(header: string | null): ReadonlyMap<string, string> {
  const pairs = header?.split(', ').map((pair) => pair.split('="', 2)) ?? [];
  return new Map(pairs.map(([file = '', version = '']) => [file, version.replace('"', '')]));
}
