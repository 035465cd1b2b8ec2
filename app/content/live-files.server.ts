import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ContentProblem, PlacedProblem } from './parse-with-defaults.server.ts';
import { faultOf, FileCache, isMissing, isPassing, refuseOutside, signatureOf } from './text-file.server.ts';

/** A problem of a content file: it is unreadable, or a field is invalid. */
export type ContentReport =
  | { file: string; kind: 'unreadable'; reason: string }
  | ({ file: string; kind: 'field' } & PlacedProblem);

/** What a file gives that can be read as a whole. */
export interface Parsed<Value> {
  value: Value;
  problems?: readonly (ContentProblem | PlacedProblem)[];
  /** The place of what has a path, for problems that have none. */
  placeOf?: (path: string) => string;
}

/** What visitors see of a file, and what is wrong with it. */
export interface Read<Value> {
  /** Of the last version that could be read as a whole; undefined when there was none. */
  value?: Value;
  isMissing?: boolean;
  /** A line each: file, line and column first. */
  faults: readonly string[];
}

interface Options<File, Value> {
  /** Every file that is there or must be. */
  all: () => readonly File[];
  /**
   * @param last the last good value, which another save may have changed while this one is read
   * @throws when the file as a whole is not to be shown
   */
  load: (file: File, path: string, last: () => Value | undefined) => Promise<Parsed<Value>>;
  /** Changes with what the files depend on beside themselves. */
  dependsOn?: () => string;
}

/**
 * Files of one kind in the content folder, read live: every call returns what is on disk now. A file is read again only
 * when its size or times have changed. What breaks stays as it was before. Problems are reported once per version of a file.
 */
export class LiveFiles<File extends { name: string }, Value> {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #options: Options<File, Value>;
  readonly #read = new FileCache<Promise<Read<Value>>>();
  readonly #good = new Map<string, { value: Value; read: number }>();
  /** How many times a file was read. */
  #reads = 0;
  readonly #folders = new FileCache<readonly string[]>();
  readonly #listed = new Map<string, Read<readonly string[]>>();

  constructor(directory: string, report: (report: ContentReport) => void, options: Options<File, Value>) {
    this.#directory = directory;
    this.#report = report;
    this.#options = options;
  }

  path(name: string): string {
    return join(this.#directory, name);
  }

  read(file: File): Promise<Read<Value>> {
    const path = this.path(file.name);
    return this.#read.get(path, () => this.#load(file, path), this.#options.dependsOn?.());
  }

  /**
   * What the files of a folder are called, by the group of a pattern, in order. A folder that cannot be read keeps what was
   * in it.
   * @param whenGone instead of a folder that is gone, as it is where git has deleted its last file; without it, the folder
   * keeps what was in it then too
   */
  namesIn(folder: string, pattern: RegExp, whenGone?: readonly string[]): readonly string[] {
    const path = this.path(folder);
    return this.#folders.get(path, () => {
      const last = this.#listed.get(folder)?.value;
      try {
        const files = readdirSync(path);
        this.#forget(folder, files);
        const value = files.flatMap((file) => pattern.exec(file)?.[1] ?? []).toSorted();
        this.#listed.set(folder, { value, faults: [] });
        return value;
      } catch (error) {
        if (isMissing(error) && (whenGone || !last)) {
          this.#forget(folder, []);
          this.#listed.delete(folder);
          return whenGone ?? [];
        }
        const fault = new Error(`${path} cannot be read: ${(error as Error).message}`);
        this.#listed.set(folder, { value: last, ...this.#fail(folder, path, fault) });
        return last ?? whenGone ?? [];
      }
    });
  }

  readAll(): Promise<Read<Value>[]> {
    return Promise.all(this.#options.all().map((file) => this.read(file)));
  }

  async faults(): Promise<string[]> {
    const files = await this.readAll();
    return [...this.#listed.values(), ...files].flatMap(({ faults }) => faults);
  }

  /** Changes with any of the files, and when one is to be read again. */
  version(files: readonly { name: string }[] = this.#options.all()): string {
    const signatures = files.map(({ name }) => `${name} ${signatureOf(this.path(name))}`);
    return [this.#read.forgotten, ...signatures].join();
  }

  /** Forgets the last good version of files that are gone: if they come back broken, it must not be shown. */
  #forget(folder: string, left: readonly string[]): void {
    for (const name of this.#good.keys())
      if (dirname(name) === folder && !left.includes(basename(name))) this.#good.delete(name);
  }

  async #load(file: File, path: string): Promise<Read<Value>> {
    const { name } = file;
    const last = () => this.#good.get(name)?.value;
    this.#reads += 1;
    const read = this.#reads;
    try {
      if (existsSync(path)) refuseOutside(this.#directory, path);
      const { value, problems = [], placeOf } = await this.#options.load(file, path, last);
      // An older text that took longer to read does not replace a newer one.
      if (read > (this.#good.get(name)?.read ?? 0)) this.#good.set(name, { value, read });
      const faults = limited(problems, path, (problem) => {
        const { path: field, found, expected } = problem;
        const at = 'at' in problem ? problem.at : (placeOf?.(field) ?? '1:1');
        this.#report({ file: name, kind: 'field', at, path: field, found, expected });
        return `${path}:${at} ${field || 'the file'}: found ${found}, expected ${expected}`;
      });
      return { value, faults };
    } catch (error) {
      if (isPassing(error)) this.#read.forgetSoon(path);
      return { value: last(), ...this.#fail(name, path, error) };
    }
  }

  #fail(file: string, path: string, error: unknown): Read<never> {
    const reason = faultOf(path, error);
    this.#report({ file, kind: 'unreadable', reason });
    return { isMissing: isMissing(error), faults: [reason] };
  }
}

/** Problems of one file that are told; the rest is a number, since a file with many mistakes often has one. */
const MOST_TOLD = 50;

/** A line for each problem of a file, up to a number of them. */
function limited<Problem>(
  problems: readonly Problem[],
  file: string,
  lineOf: (problem: Problem) => string,
): string[] {
  const lines = problems.slice(0, MOST_TOLD).map(lineOf);
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `${file}: and ${more} more problems`] : lines;
}
