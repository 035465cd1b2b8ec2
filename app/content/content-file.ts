import type { CONTENT_FILES } from './files/index.ts';

/** Name of a file in the content folder: `home.json`. */
export type ContentFileName = (typeof CONTENT_FILES)[number]['name'];
