import { join } from 'node:path';

/** An error in the content folder. Visitors see the last good version, a built-in text or nothing in its place. */
export interface Fault {
  /** Relative to the content folder; empty for the folder itself. */
  file: string;
  /** Line and column, `3:20`. Absent when the fault is the file as a whole. */
  at?: string | undefined;
  /** The fault in words: what was found and what is expected. */
  says: string;
}

/** A fault inside a file that can still be shown. */
export type Problem = Omit<Fault, 'file'>;

/** The same with line and column. */
export interface PlacedProblem extends Problem {
  at: string;
}

/** Why a whole file cannot be shown. */
export class FileError extends Error {
  readonly at: string | undefined;

  constructor(says: string, at?: string, cause?: unknown) {
    super(says, { cause });
    this.at = at;
  }
}

/** Begins or ends the two versions of a merge, at the start of a line. */
export const MERGE = '(?:<{7}|>{7}) ';

export const UNFINISHED_MERGE = 'found the mark of an unfinished merge, expected one of the two versions';

/** Line and column of a place in a text. */
export function lineAndColumn(text: string, offset: number | undefined): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The first mark of an unfinished merge in a text that cannot hold one. */
export function unfinishedMergeIn(text: string): FileError | undefined {
  const index = text.search(new RegExp(`^${MERGE}`, 'm'));
  return index < 0 ? undefined : new FileError(UNFINISHED_MERGE, lineAndColumn(text, index));
}

/** `content/home.json:3:20 hero.title: found 5, expected a text` */
export function lineOf(folder: string, { file, at, says }: Fault): string {
  return `${join(folder, file)}:${at ?? ''} ${says}`;
}

/** How many faults of one file are listed. The rest is only counted: many faults often have one cause. */
const MOST_TOLD = 50;

export function faultsOf(file: string, problems: readonly Problem[]): readonly Fault[] {
  const told = problems.slice(0, MOST_TOLD).map(({ at, says }) => ({ file, at, says }));
  const rest = problems.length - told.length;
  return rest > 0 ? [...told, { file, says: `and ${rest} more problems` }] : told;
}
