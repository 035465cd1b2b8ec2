import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentOf } from '../../site/content/documents/document-metadata.ts';
import { documentFile } from '../../site/content/documents/documents.ts';
import type { DocumentKind } from '../../site/routes.ts';
import type { Content } from '../../site/schemas.ts';
import { positionsIn } from '../../site/content/reading/json-position.server.ts';

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
}

/** Every text of the content folder: those of the JSON files, the front matter and the bodies of the documents. */
export function writtenTexts(directory: string, { articles, legal, folder }: Content): WrittenText[] {
  const json = [...folder.json.keys(), ...folder.pages.keys()].flatMap((name) =>
    textsOfJson(directory, name),
  );
  const documents = [
    ...Array.from(articles, ([slug, document]) => [documentFile('articles', slug), document] as const),
    ...Array.from(legal, ([slug, document]) => [documentFile('legal', slug), document] as const),
  ];
  return [...json, ...documents.flatMap(([file, document]) => textsOfDocument(directory, file, document))];
}

function textsOfJson(directory: string, file: string): WrittenText[] {
  const found: WrittenText[] = [];
  try {
    const body = readFileSync(join(directory, file), 'utf8').replace(/^\uFEFF/, '');
    const positionOf = positionsIn(body);
    walk(JSON.parse(body), '', '', (text, path, key) => {
      if (path === '$schema') return;
      found.push({
        file,
        path,
        key,
        text,
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

type Visit = (text: string, path: string, key: string) => void;

function walk(value: unknown, path: string, key: string, visit: Visit): void {
  if (typeof value === 'string') visit(value, path, key);
  else if (Array.isArray(value)) value.forEach((item, index) => walk(item, `${path}[${index}]`, key, visit));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      walk(inner, path ? `${path}.${name}` : name, name, visit);
  }
}

function textsOfDocument(directory: string, file: string, document: DocumentOf<DocumentKind>): WrittenText[] {
  const lines = readFileSync(join(directory, file), 'utf8').split('\n');
  const found: WrittenText[] = [];
  const add = (part: string, path: string, key: string, text: string) => {
    const line = lines.findIndex((one) => one.includes(part));
    found.push({ file, at: `${Math.max(0, line) + 1}:1`, path, key, text });
  };
  walk(document.metadata, '', '', (text, path, key) => add(`${key}:`, path, key, text));
  const body: unknown = JSON.parse(JSON.stringify(document.nodes, withoutCode));
  walk(body, '', '', (text, _path, key) => {
    const as = BODY_KEYS[key];
    if (as !== undefined) add(text.slice(0, 40), '', as, text);
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
