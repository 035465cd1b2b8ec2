import builtIn from '../../site/content/built-in.json' with { type: 'json' };
import { slugOfFile } from '../../site/content/documents/documents.ts';
import { lineOf } from '../../site/content/fault.ts';
import type { FileState } from '../../site/content/reading/file-states.server.ts';
import type { JsonFile } from '../../site/content/reading/json/json-file.server.ts';
import { SCHEMAS } from '../../site/schemas.ts';
import { readSite } from '../../site/site-content.server.ts';

/** The text of `site/content/built-in.json`: what the site shows if a content file or a field is missing. */
export const BUILT_IN = textOf(builtIn);

/**
 * Generates that file from a content folder. Unpublished pages are left out.
 * @throws for a file that is missing or has a fault: built-in texts must fit their schema
 */
export async function builtInFrom(directory: string): Promise<string> {
  const { folder, paths } = await readSite(directory);
  const [fault] = [
    ...folder.faults,
    ...[...folder.json.values(), ...folder.pages.values()].flatMap(({ faults }) => faults),
  ];
  if (fault) throw new Error(lineOf(directory, fault));
  const files = Object.values(SCHEMAS).map(
    ({ name }) => [name, specified(name, written(folder.json.get(name)))] as const,
  );
  const pages = Array.from(folder.pages, ([file, state]) =>
    paths.has(state.value?.content.address ?? '') ? [[slugOfFile(file), written(state)] as const] : [],
  );
  return textOf({ ...Object.fromEntries(files), pages: Object.fromEntries(pages.flat()) });
}

/** Reads a file as an editor wrote it. */
function written(state: FileState<JsonFile> | undefined): object {
  const { $schema: _, ...content } = JSON.parse(state?.value?.body ?? '{}');
  return content;
}

/** The specification has its own words for one field, whatever the content folder says there. */
function specified(name: string, content: object): object {
  if (name !== 'contact.json' || !('consultation' in content)) return content;
  return { ...content, consultation: { ...Object(content.consultation), button_text: 'Book a Demo' } };
}

function textOf(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
