import { conform } from './conform.ts';
import { loadError, parseVersions, VERSIONS_HEADER, type Loaded } from './loaded.ts';
import type { ContentDefinition } from './schema.ts';

/** What the browser knows of the content files in this visit, by file name. */
const known = new Map<string, Loaded | Promise<Loaded>>();

/** The newest version of each file that any answer has told of. */
let newest: ReadonlyMap<string, string> = new Map();

/**
 * A content file for a client navigation: the value at once when this visit has it already and it has not
 * changed, else the promise of it. The promise never rejects: a failure resolves to the defaults, with the
 * error, and is asked for again by the next page that needs the file.
 */
export function contentOfVisit<Definition extends ContentDefinition>(
  definition: Definition,
): Loaded<Definition> | Promise<Loaded<Definition>> {
  const have = known.get(definition.name) as Loaded<Definition> | Promise<Loaded<Definition>> | undefined;
  if (have instanceof Promise || (have && isCurrent(definition.name, have))) return have;
  const coming = request(definition).then((loaded) => {
    known.set(definition.name, loaded);
    return loaded;
  });
  known.set(definition.name, coming);
  return coming;
}

/** Takes over what the server has painted, so that it is not asked for again; reports its error once. */
export function rememberPainted(name: string, loaded: Loaded) {
  if (known.has(name)) return;
  known.set(name, loaded);
  if (loaded.error) console.error(loaded.error);
}

function isCurrent(name: string, { error, version }: Loaded): boolean {
  return !error && (newest.get(name) ?? version) === version;
}

async function request<Definition extends ContentDefinition>(
  definition: Definition,
): Promise<Loaded<Definition>> {
  try {
    const response = await fetch(`/data/${definition.name}`);
    newest = parseVersions(response.headers.get(VERSIONS_HEADER));
    if (!response.ok) throw new Error(loadError(definition.name, response.status));
    const { content } = conform(definition, await response.json());
    return { content, version: newest.get(definition.name) };
  } catch (cause) {
    const error = (cause instanceof Error && cause.message) || 'Failed to load data';
    console.error(error);
    return { content: conform(definition, {}).content, error };
  }
}
