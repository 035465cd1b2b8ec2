import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder } from '../../app/content/content-folder.server.ts';
import type { Block, Inline } from '../../app/content/document-tree.ts';
import { documentFile } from '../../app/content/documents.ts';
import type { DocumentKind } from '../../app/routes.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { namesIn, PAGES } from '../../app/content/json-files.server.ts';
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
  const pages = namesIn(directory, PAGES).map((name) => `${PAGES}/${name}.json`);
  const json = [...CONTENT_FILES.map(({ name }) => name), ...pages].flatMap((name) =>
    textsOfJson(directory, name),
  );
  const kinds = ['articles', 'legal'] as const;
  const documents = kinds.map(async (kind) => {
    const slugs = await content.slugs(kind);
    return Promise.all(slugs.map((slug) => textsOfDocument(directory, content, kind, slug)));
  });
  return [...json, ...(await Promise.all(documents)).flat(2)];
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
  const source = readFileSync(join(directory, file), 'utf8');
  const lines = source.split('\n');
  const lineOf = (part: string) =>
    Math.max(
      0,
      lines.findIndex((line) => line.includes(part)),
    ) + 1;
  const fields = Object.entries(document.metadata).flatMap(([path, texts]) =>
    [texts]
      .flat()
      .filter((text) => typeof text === 'string')
      .map((text) => ({ file, at: `${lineOf(`${path}:`)}:1`, path, key: path, text })),
  );
  const body = textsOfBlocks(document.blocks).map(({ key, text }) => ({
    file,
    at: `${lineOf(text.slice(0, 40))}:1`,
    path: '',
    key,
    text,
  }));
  return [...fields, ...body];
}

type BodyText = Pick<WrittenText, 'key' | 'text'>;

function textsOfBlocks(blocks: readonly Block[]): BodyText[] {
  return blocks.flatMap((block): BodyText[] => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(textsOfBlocks);
      case 'quotation':
        return textsOfBlocks(block.blocks);
      case 'footnotes':
        return block.notes.flatMap(textsOfBlocks);
      case 'code':
        return [];
      case 'table':
        return [...block.head, ...block.rows.flat()].flatMap(textsOfInlines);
      case 'picture':
        return [
          { key: 'picture', text: block.name },
          ...(block.href === undefined ? [] : [{ key: 'link', text: block.href }]),
          { key: '', text: block.caption },
        ];
      case 'figure':
        return [{ key: '', text: block.caption }];
      default:
        return textsOfInlines(block.children);
    }
  });
}

function textsOfInlines(inlines: readonly Inline[]): BodyText[] {
  return inlines.flatMap((inline): BodyText[] => {
    if ('text' in inline) return inline.kind === 'text' ? [{ key: '', text: inline.text }] : [];
    if (!('children' in inline)) return [];
    const inner = textsOfInlines(inline.children);
    return inline.kind === 'link' ? [{ key: 'link', text: inline.href }, ...inner] : inner;
  });
}
