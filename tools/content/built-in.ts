import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import builtIn from '../../app/content/built-in.json' with { type: 'json' };
import { JSON_NAME, PAGES } from '../../app/content/documents.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { pageContent } from '../../app/content/files/page.ts';
import { readJson } from '../../app/content/json-files.server.ts';
import { isOut, newYorkDay, type Publishing } from '../../app/content/publishing.ts';
import type { ContentDefinition } from '../../app/content/schema.ts';

/** The text of `app/content/built-in.json`: what the site shows where a content file, or a field of it, is missing. */
export const BUILT_IN = textOf(builtIn);

/**
 * What that file should be, by the files of a content folder. Pages that are not published yet stay out of it.
 * @throws for a file that is missing or has a fault: what is built in must fit its schema
 */
export async function builtInFrom(directory: string): Promise<string> {
  const slugs = readdirSync(join(directory, PAGES)).flatMap((file) => JSON_NAME.exec(file)?.[1] ?? []);
  const today = newYorkDay(Date.now());
  const files: Record<string, object> = {};
  const pages: Record<string, object> = {};
  for (const file of CONTENT_FILES) files[file.name] = await written(directory, file);
  for (const slug of slugs.toSorted()) {
    const page = await written(directory, pageContent(slug));
    if (isOut(page, today)) pages[slug] = page;
  }
  return textOf({ ...files, pages });
}

/** A file as an editor wrote it. */
async function written(directory: string, definition: ContentDefinition): Promise<Publishing> {
  const path = join(directory, definition.name);
  const { value, problems = [], placeOf } = await readJson(definition, path, () => undefined);
  for (const { path: field, expected } of problems)
    throw new Error(`${path}:${placeOf?.(field)} ${field}: expected ${expected}`);
  const { $schema: _, ...content } = JSON.parse(value.body);
  return content;
}

function textOf(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
