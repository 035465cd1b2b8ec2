import { METADATA, type DocumentOf } from './document-metadata.ts';
import type { Block } from './document-tree.ts';
import type { DocumentKind } from './documents.ts';
import { splitFrontMatter } from './front-matter.server.ts';
import { readMarkdown } from './markdown.server.ts';
import {
  isObject,
  parseWithDefaults,
  problemLine,
  UNKNOWN_FIELD,
  type PlacedProblem,
} from './parse-with-defaults.server.ts';
import { placeholderProblems, withoutUnknown, type Placeholders } from './placeholders.server.ts';

export interface GoodDocument {
  document: DocumentOf<DocumentKind>;
}

interface Context {
  kind: DocumentKind;
  /** In the content folder. */
  name: string;
  path: string;
  known: Placeholders;
  /** The document that visitors see now. */
  last?: GoodDocument;
}

/**
 * Parses a Markdown document. A wrong field of its front matter has its default.
 * @throws with file, line and column when the document as a whole is not to be shown
 */
export function readDocument(
  source: string,
  { kind, name, path, known, last }: Context,
): GoodDocument & { problems: PlacedProblem[] } {
  const { fields, places, body, offset, fault } = splitFrontMatter(source);
  if (fault) throw new Error(`${path}:${fault.at} ${fault.reason}`);
  const definition = { name, schema: METADATA[kind], defaults: { title: '-' } };
  const { problems: wrong } = parseWithDefaults(definition, fields);
  /** Of a field, or of what is in it: `tags[1]`. */
  const placeOf = (field: string) =>
    places.get(field) ?? places.get(field.split(/[.[]/, 1)[0] ?? '') ?? '1:1';
  if (typeof fields.title !== 'string' || fields.title === '') {
    const misspelled = wrong.find(({ expected }) => expected === UNKNOWN_FIELD);
    const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
    throw new Error(`${path}:${placeOf(misspelled?.path ?? 'title')} the front matter has no title${near}`);
  }
  const { blocks, problems: unsupported, unclosed } = readMarkdown(body);
  if (unclosed) throw new Error(`${path}:${unclosed + offset}:1 the block that begins here has no end`);

  const unfilled = (value: unknown) => placeholderProblems(value, '', known);
  const unfilledTexts = unfilled(withoutCode(blocks)).map(({ placeholder, isUnpriced, found, expected }) => {
    const line = source.split('\n').findIndex((one, index) => index >= offset && one.includes(placeholder));
    return { at: `${line + 1}:1`, path: 'the text', found, expected, isUnpriced };
  });
  const wasFilled = last && unfilled(withoutCode(last.document.blocks)).length === 0;
  const worst = unfilledTexts.find(({ isUnpriced }) => wasFilled || !isUnpriced);
  if (worst) throw new Error(problemLine(path, worst.at, worst));

  const unfilledFields = unfilled(fields);
  const wrongFields = [...wrong, ...unfilledFields];
  const { content: metadata } = parseWithDefaults(definition, withoutUnknown(fields, unfilledFields));
  const problems = [
    ...wrongFields.map(({ path: key, found, expected }) => ({
      at: placeOf(key),
      path: key,
      found,
      expected,
    })),
    ...unfilledTexts.map(({ at, path: where, found, expected }) => ({ at, path: where, found, expected })),
    ...unsupported.map(({ line, column, found, expected }) => ({
      at: `${line + offset}:${column}`,
      path: `line ${line + offset}`,
      found,
      expected,
    })),
  ];
  return { document: { metadata, blocks }, problems };
}

/** Code has no placeholders. */
function withoutCode(blocks: readonly Block[]): unknown {
  return JSON.parse(
    JSON.stringify(blocks, (_, node) => (isObject(node) && node.kind === 'code' ? null : node)),
  );
}
