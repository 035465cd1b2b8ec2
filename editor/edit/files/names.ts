import { basename } from 'node:path';
import { Refusal, type EditedFolder } from './folder.ts';
import type { FormValues } from '../form-values.ts';

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
  const asked = [values._name, values.address, nameOf(file)].find(
    (one) => typeof one === 'string' && one !== '',
  );
  const plain = plainName(String(asked));
  if (plain) return `${folder}/${plain}${ending}`;
  let number = 1;
  while (edited.bytesOf(`${folder}/article-${number}${ending}`)) number += 1;
  return `${folder}/article-${number}${ending}`;
}

/** Of the name of a file, which the address of its page ends with. */
export const MOST_CHARACTERS = 200;

/** Small letters, figures and hyphens: `photo-1` for `photo (1)`; empty for `图表`. A long title loses its end. */
export function plainName(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      // "ß" becomes two letters in upper case.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, MOST_CHARACTERS)
      .replaceAll(/^-+|-+$/g, '')
  );
}

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
