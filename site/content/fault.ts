import { join } from 'node:path';

/** What is wrong in the content folder, of which visitors see the last good version, a built-in text or nothing. */
export interface Fault {
  /** Relative to the content folder; empty for the folder itself. */
  file: string;
  /** Line and column, `3:20`. Absent where it is the file as a whole. */
  at?: string | undefined;
  /** What was found, and what is expected. */
  says: string;
}

/** Why a file as a whole is not to be shown. */
export class FileError extends Error {
  readonly at: string | undefined;

  constructor(says: string, at?: string, cause?: unknown) {
    super(says, { cause });
    this.at = at;
  }
}

/** `content/home.json:3:20 hero.title: found 5, expected a text` */
export function lineOf(folder: string, { file, at, says }: Fault): string {
  return `${join(folder, file)}:${at ?? ''} ${says}`;
}

/** Faults of one file that are told; the rest is a number, since a file with many mistakes often has one. */
const MOST_TOLD = 50;

export function limited(faults: readonly Fault[]): readonly Fault[] {
  const [first, ...more] = faults.slice(MOST_TOLD);
  if (!first) return faults;
  return [...faults.slice(0, MOST_TOLD), { file: first.file, says: `and ${more.length + 1} more problems` }];
}
