import { join } from 'node:path';

/** An error in the content folder. Visitors see the last good version, a built-in text or nothing in its place. */
export interface Fault {
  /** Relative to the content folder; empty for the folder itself. */
  file: string;
  /** Line and column, `3:20`. Absent when the fault is the file as a whole. */
  at?: string | undefined;
  /** Says what was found and what is expected. */
  says: string;
}

/** Why a whole file cannot be shown. */
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

/** How many faults of one file are listed. The rest is only counted: many faults often have one cause. */
const MOST_TOLD = 50;

export function limited(faults: readonly Fault[]): readonly Fault[] {
  const [first, ...more] = faults.slice(MOST_TOLD);
  if (!first) return faults;
  return [...faults.slice(0, MOST_TOLD), { file: first.file, says: `and ${more.length + 1} more problems` }];
}
