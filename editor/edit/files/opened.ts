import { join } from 'node:path';
import { SCHEMAS } from '../../../site/schemas.ts';
import { FileError } from '../../../site/content/fault.ts';
import { decode } from '../../../site/content/reading/folder.server.ts';
import { valuesIn, type FormValues } from '../form-values.ts';
import { namesIn, Refusal, type EditedFolder } from './folder.ts';
import { FOLDERS } from './names.ts';

/** A file whose form can be opened. */
export interface Opened {
  file: string;
  text: string;
  values: FormValues;
}

/** The files of a folder, or every other file where none is named. */
export function filesIn(edited: EditedFolder, folder: string): string[] {
  const ending = FOLDERS[folder];
  if (ending === undefined) return Object.values(SCHEMAS).map(({ name }) => name);
  return namesIn(join(edited.path, folder))
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .map((name) => `${folder}/${name}`);
}

/** All files but the broken ones. */
export function readableIn(edited: EditedFolder): Opened[] {
  const files = ['', ...Object.keys(FOLDERS)].flatMap((folder) => filesIn(edited, folder));
  return files.flatMap((file) => {
    try {
      return openIn(edited, file) ?? [];
    } catch {
      return [];
    }
  });
}

/** Undefined if the file does not exist. @throws {Refusal} for a broken file */
export function openIn(edited: EditedFolder, file: string): Opened | undefined {
  const bytes = edited.bytesOf(file);
  return bytes && parsed(file, bytes);
}

/** @throws {Refusal} for a broken file, with line, column and the words there: a form has no lines */
export function parsed(file: string, bytes: Uint8Array): Opened {
  try {
    const text = decode(bytes, { keepsMark: true });
    return { file, text, values: valuesIn(file, text) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new Refusal(`Broken${placeIn(bytes, error.at)}: ${error.message}`, 422, error);
  }
}

/** @param at line and column, `3:20` */
function placeIn(bytes: Uint8Array, at: string | undefined): string {
  if (at === undefined) return '';
  const [line = '', column] = at.split(':');
  const words = new TextDecoder().decode(bytes).split('\n')[Number(line) - 1]?.trim().slice(0, 60);
  return ` in line ${line}, column ${column}${words ? `, near “${words}”` : ''}`;
}
