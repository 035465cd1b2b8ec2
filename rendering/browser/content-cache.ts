import type { AskForContent, ContentPieces } from '../page-content.tsx';
import { DEFINITIONS, type ContentFileName } from '../../app/content/content-file.ts';
import { documentDataPath } from '../../app/content/documents.ts';
import { loadError, parseVersions, VERSIONS_HEADER, type Loaded } from '../../app/content/loaded.ts';

type Piece = ContentPieces[string];

/** Content loaded during this visit, by its path in the content folder. */
const known = new Map<string, Piece | Promise<Piece>>();

/** Latest version of each file seen in response headers. */
let newest: ReadonlyMap<string, string> = new Map();

/**
 * Loads content for a client navigation; returns it at once when it is cached and current. The promise never rejects:
 * a JSON file that fails to load resolves to the defaults with the error, a document to null. Both are requested again
 * by the next page that needs them.
 */
export const loadContent: AskForContent = (file) => {
  const have = known.get(file);
  if (have instanceof Promise || (have && isCurrent(file, have))) return have;
  const coming = request(file).then((piece) => {
    known.set(file, piece);
    return piece;
  });
  known.set(file, coming);
  return coming;
};

/** Caches what the server rendered the page from; logs what failed to load there. */
export function cacheContent(pieces: ContentPieces) {
  for (const [file, piece] of Object.entries(pieces)) {
    known.set(file, piece);
    if (piece && 'error' in piece) console.error(piece.error);
  }
}

function isCurrent(file: string, piece: NonNullable<Piece>): boolean {
  if (!('content' in piece)) return true;
  return !piece.error && (newest.get(file) ?? piece.version) === piece.version;
}

function request(file: string): Promise<Piece> {
  return file in DEFINITIONS ? requestContent(file as ContentFileName) : requestDocument(file);
}

async function requestContent(name: ContentFileName): Promise<Loaded> {
  const reading = Promise.all([import('../../app/content/parse-with-defaults.ts'), DEFINITIONS[name]()]);
  try {
    const response = await fetch(`/data/${name}`);
    newest = parseVersions(response.headers.get(VERSIONS_HEADER));
    if (!response.ok) throw new Error(loadError(name, response.status));
    const json: unknown = await response.json();
    const [{ parseWithDefaults }, definition] = await reading;
    return { content: parseWithDefaults(definition, json).content, version: newest.get(name) };
  } catch (cause) {
    const error = (cause instanceof Error && cause.message) || 'Failed to load data';
    console.error(error);
    const [{ parseWithDefaults }, definition] = await reading;
    return { content: parseWithDefaults(definition, {}).content, error };
  }
}

async function requestDocument(file: string): Promise<Piece> {
  try {
    const response = await fetch(documentDataPath(file));
    if (!response.ok) throw new Error(loadError(file, response.status));
    return await response.json();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
