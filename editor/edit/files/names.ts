import { basename } from 'node:path';
import { Refusal, type EditedFolder } from './folder.ts';
import type { FormValues } from '../form-values.ts';
import { freeName } from './pictures.ts';

/** The values that a form is about to save. */
export interface Save {
  file: string;
  version: string;
  isNew: boolean;
  values: FormValues;
}

/** The folders whose files are entries, with the ending of their names. */
export const FOLDERS: Readonly<Record<string, string>> = {
  articles: '.md',
  legal: '.md',
  pages: '.json',
  'articles/figures': '.json',
};

export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

export function nameOf(file: string): string {
  return basename(file).replace(/\.\w+$/, '');
}

/**
 * The name of a new file: what the editor asks for, or its title as an address; `article-1` if the title has no usable
 * letters.
 */
export function newName(edited: EditedFolder, { file, values }: Save): string {
  const folder = folderOf(file);
  const ending = FOLDERS[folder] ?? '.json';
  const asked = typeof values._name === 'string' ? values._name : '';
  const address = typeof values.address === 'string' ? values.address.replace(/^\//, '') : '';
  const plain = freeName(`${asked || address || nameOf(file)}.x`, 'x', () => false);
  if (plain !== NOTHING_LEFT) return `${folder}/${plain.slice(0, -2)}${ending}`;
  let number = 1;
  while (edited.read(`${folder}/article-${number}${ending}`) !== undefined) number += 1;
  return `${folder}/article-${number}${ending}`;
}

const NOTHING_LEFT = 'picture-1.x';

/** @throws {Refusal} for a title or an address that another entry has */
export function refuseDouble(
  others: readonly { file: string; values: FormValues }[],
  values: FormValues,
): void {
  for (const other of others) {
    for (const field of ['title', 'address']) {
      const text = values[field];
      if (typeof text === 'string' && text !== '' && other.values[field] === text)
        throw new Refusal(`${other.file} has the same ${field}: ${text}`);
    }
  }
}
