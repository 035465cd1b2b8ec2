import type { CONTENT_FILES } from './files/index.ts';

type Definition = (typeof CONTENT_FILES)[number];

/** Name of a file in the content folder: `home.json`. */
export type ContentFileName = Definition['name'];

export type DefinitionOf<Name extends ContentFileName> = Extract<Definition, { name: Name }>;
