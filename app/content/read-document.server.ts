import type { DocumentKind } from '../routes.ts';
import { HELD_BACK, METADATA, type DocumentOf } from './document-metadata.ts';
import { splitFrontMatter } from './front-matter.server.ts';
import { readMarkdown, type Figures } from './markdown.server.ts';
import { parseWithDefaults, UNKNOWN_FIELD, type PlacedProblem } from './parse-with-defaults.server.ts';

export interface GoodDocument {
  document: DocumentOf<DocumentKind>;
}

interface Context {
  kind: DocumentKind;
  /** In the content folder. */
  name: string;
  path: string;
  /** The drawings that the text can show. */
  figures: Figures;
}

/**
 * Parses a Markdown document. A wrong field of its front matter has its default.
 * @throws with file, line and column when the document as a whole is not to be shown
 */
export function readDocument(
  source: string,
  { kind, name, path, figures }: Context,
): GoodDocument & { problems: PlacedProblem[] } {
  const { fields, places, body, offset, fault } = splitFrontMatter(source);
  if (fault) throw new Error(`${path}:${fault.at} ${fault.reason}`);
  const definition = { name, schema: METADATA[kind], defaults: { title: '-' }, replacements: HELD_BACK };
  const { content: metadata, problems: wrong } = parseWithDefaults(definition, fields);
  /** Of a field, or of what is in it: `tags[1]`. */
  const placeOf = (field: string) =>
    places.get(field) ?? places.get(field.split(/[.[]/, 1)[0] ?? '') ?? '1:1';
  if (typeof fields.title !== 'string' || fields.title === '') {
    const misspelled = wrong.find(({ expected }) => expected === UNKNOWN_FIELD);
    const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
    throw new Error(`${path}:${placeOf(misspelled?.path ?? 'title')} the front matter has no title${near}`);
  }
  const { blocks, problems: unsupported, unclosed } = readMarkdown(body, figures);
  if (unclosed) throw new Error(`${path}:${unclosed + offset}:1 the block that begins here has no end`);

  const problems = [
    ...wrong.map(({ path: key, found, expected }) => ({ at: placeOf(key), path: key, found, expected })),
    ...unsupported.map(({ line, column, found, expected }) => ({
      at: `${line + offset}:${column}`,
      path: `line ${line + offset}`,
      found,
      expected,
    })),
  ];
  return { document: { metadata, blocks }, problems };
}
