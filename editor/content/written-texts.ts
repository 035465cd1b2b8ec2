import { constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METADATA, type DocumentOf } from '../../site/content/documents/document-metadata.ts';
import { documentFile, slugOfFile } from '../../site/content/documents/documents.ts';
import type { DocumentKind } from '../../site/routes.ts';
import { pageContent } from '../../site/content/files/page.ts';
import { fieldOf, isMedium, shapeOf, type SchemaParts } from '../../site/content/schema-parts.ts';
import type { ContentDefinition } from '../../site/content/schema.ts';
import { SCHEMAS, type Content } from '../../site/schemas.ts';
import { positionsIn } from '../../site/content/reading/json/json-position.server.ts';

/** A text as an editor wrote it. */
export interface WrittenText {
  file: string;
  /** Line and column. */
  at: string;
  /** Its JSON path, or its field in the front matter; empty for the body of a document. */
  path: string;
  /** The last name in the path: `link`, `title`. */
  key: string;
  text: string;
  /** Whether it is the name of a file in media/. */
  isMedium: boolean;
}

/** Every text of the content folder: those of the JSON files, the front matter and the bodies of the documents. */
export function writtenTexts(directory: string, { articles, legal, folder }: Content): WrittenText[] {
  const textOf = (file: string) => folder.look.files.get(file)?.text ?? readAgain(directory, file);
  const json = [...folder.json.keys(), ...folder.pages.keys()].flatMap((name) => textsOfJson(textOf, name));
  const documents = [
    ...Array.from(articles, ([slug, one]) => textsOfDocument(textOf, 'articles', slug, one)),
    ...Array.from(legal, ([slug, one]) => textsOfDocument(textOf, 'legal', slug, one)),
  ];
  return [...json, ...documents.flat()];
}

type TextOf = (file: string) => string;

function textsOfJson(textOf: TextOf, file: string): WrittenText[] {
  const found: WrittenText[] = [];
  try {
    const body = textOf(file).replace(/^\uFEFF/, '');
    const positionOf = positionsIn(body);
    walk(JSON.parse(body), schemaOf(file), '', '', (text, path, key, schema) => {
      if (path === '$schema') return;
      found.push({
        file,
        path,
        key,
        text,
        isMedium: schema !== undefined && isMedium(schema),
        // Looked up on demand, because few texts have a problem.
        get at() {
          return positionOf(path);
        },
      });
    });
  } catch {
    // The folder reports a file that cannot be read.
  }
  return found;
}

/** A pipe reads as empty: waiting for its writer might never end. */
function readAgain(directory: string, file: string): string {
  const flag = constants.O_RDONLY | constants.O_NONBLOCK;
  return readFileSync(join(directory, file), { encoding: 'utf8', flag });
}

function schemaOf(file: string): SchemaParts | undefined {
  const definitions: readonly ContentDefinition[] = Object.values(SCHEMAS);
  return (definitions.find(({ name }) => name === file) ?? pageContent(slugOfFile(file))).schema;
}

type Visit = (text: string, path: string, key: string, schema: SchemaParts | undefined) => void;

/** @param schema undefined where it knows no such field */
function walk(
  value: unknown,
  schema: SchemaParts | undefined,
  path: string,
  key: string,
  visit: Visit,
): void {
  if (typeof value === 'string') return visit(value, path, key, schema);
  if (typeof value !== 'object' || value === null) return;
  const shape = schema && shapeOf(schema, value);
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, shape?.item, `${path}[${index}]`, key, visit));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    walk(inner, shape && fieldOf(shape, name), path ? `${path}.${name}` : name, name, visit);
  }
}

function textsOfDocument(
  textOf: TextOf,
  kind: DocumentKind,
  slug: string,
  { metadata, nodes }: DocumentOf<DocumentKind>,
): WrittenText[] {
  const file = documentFile(kind, slug);
  const lines = textOf(file).split('\n');
  const found: WrittenText[] = [];
  const add = (part: string, text: Pick<WrittenText, 'path' | 'key' | 'text' | 'isMedium'>) => {
    const line = lines.findIndex((one) => one.includes(part));
    found.push({ file, at: `${Math.max(0, line) + 1}:1`, ...text });
  };
  walk(metadata, METADATA[kind], '', '', (text, path, key, schema) =>
    add(`${key}:`, { path, key, text, isMedium: schema !== undefined && isMedium(schema) }),
  );
  const body: unknown = JSON.parse(JSON.stringify(nodes, withoutCode));
  walk(body, undefined, '', '', (text, _path, name) => {
    const key = BODY_KEYS[name];
    if (key !== undefined) add(text.slice(0, 40), { path: '', key, text, isMedium: key === 'picture' });
  });
  return found;
}

function withoutCode(_key: string, value: unknown): unknown {
  const isCode = typeof value === 'object' && value !== null && 'type' in value && CODE.has(value.type);
  return isCode ? null : value;
}

const CODE = new Set<unknown>(['code', 'inlineCode']);

/**
 * The texts of a document's tree (site/content/documents/document-tree.ts), with the same keys as in the other files.
 */
const BODY_KEYS: Readonly<Record<string, string>> = { value: '', caption: '', href: 'link', name: 'picture' };
