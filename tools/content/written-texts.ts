import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder } from '../../app/content/content-folder.server.ts';
import { documentFile } from '../../app/content/documents.ts';
import type { DocumentKind } from '../../app/routes.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { positionsIn } from '../../app/content/json-position.server.ts';

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
export async function writtenTexts(directory: string, content: ContentFolder): Promise<WrittenText[]> {
  const json = [...CONTENT_FILES.map(({ name }) => name), ...pageFilesIn(directory, content)].flatMap(
    (name) => textsOfJson(directory, name),
  );
  const kinds = ['articles', 'legal'] as const;
  const documents = kinds.map(async (kind) => {
    const slugs = await content.slugs(kind);
    return Promise.all(slugs.map((slug) => textsOfDocument(directory, content, kind, slug)));
  });
  return [...json, ...(await Promise.all(documents)).flat(2)];
}

/** The pages of blocks, without those that stand in for a folder that is gone. */
export function pageFilesIn(directory: string, content: ContentFolder): string[] {
  return content.pageFiles().filter((file) => existsSync(join(directory, file)));
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
        // Looked up when it is asked for: few texts have a problem.
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

async function textsOfDocument(
  directory: string,
  content: ContentFolder,
  kind: DocumentKind,
  slug: string,
): Promise<WrittenText[]> {
  const file = documentFile(kind, slug);
  const document = await content.readDocument(kind, slug);
  if (!document) return [];
  const lines = readFileSync(join(directory, file), 'utf8').split('\n');
  const found: WrittenText[] = [];
  const add = (part: string, path: string, key: string, text: string) => {
    const line = lines.findIndex((one) => one.includes(part));
    found.push({ file, at: `${Math.max(0, line) + 1}:1`, path, key, text });
  };
  walk(document.metadata, '', '', (text, path, key) => add(`${key}:`, path, key, text));
  const body: unknown = JSON.parse(JSON.stringify(document.nodes, withoutDrawingsAndCode));
  walk(body, '', '', (text, _path, key) => {
    const as = BODY_KEYS[key];
    if (as !== undefined) add(text.slice(0, 40), '', as, text);
  });
  return found;
}

function withoutDrawingsAndCode(key: string, value: unknown): unknown {
  const isCode = typeof value === 'object' && value !== null && 'type' in value && CODE.has(value.type);
  return key === 'drawing' || isCode ? null : value;
}

const CODE = new Set<unknown>(['code', 'inlineCode']);

/** The texts of a document's tree (app/content/document-tree.ts), and their keys as in the other files. */
const BODY_KEYS: Readonly<Record<string, string>> = { value: '', caption: '', href: 'link', name: 'picture' };
