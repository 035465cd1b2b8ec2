import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A version of a file. */
export interface Version {
  id: string;
  /** In Unix milliseconds. */
  time: number;
  who: string;
  what: string;
}

/** A file that was removed, with its last version. */
export interface Removed extends Version {
  file: string;
}

/** How many copies of a file are kept. */
export const MOST_VERSIONS = 50;

/** How many copies of all files are kept. The newest one of each file is kept in any case. */
const MOST_COPIES = 1000;

/**
 * In `.history/`, which the site does not read and never serves: a folder for each file, a copy for each save. The name
 * of a copy is its time and what was done to the file then.
 */
export class CopiedHistory {
  readonly #content: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#content = folder;
    this.#folder = join(folder, '.history');
  }

  author(): undefined {}

  introduce(): void {}

  keep(file: string, before: Buffer | undefined, what: string): () => undefined {
    if (before !== undefined) this.#copy(file, before, what);
    return () => undefined;
  }

  #copy(file: string, before: Buffer, what: string): void {
    const copies = join(this.#folder, file);
    // No commit of a person includes the copies.
    if (mkdirSync(this.#folder, { recursive: true })) writeFileSync(join(this.#folder, '.gitignore'), '*\n');
    mkdirSync(copies, { recursive: true });
    const earlier = this.#copiesOf(file);
    const id = `${new Date().toISOString().replaceAll(':', '-')} ${named(what)}`;
    writeFileSync(join(copies, id), before);
    for (const old of earlier.slice(MOST_VERSIONS - 1)) rmSync(join(copies, old));
    this.#evict(join(copies, id));
  }

  /** @param made the copy that was just made, which is not the newest one after the clock was set back */
  #evict(made: string): void {
    const excess = this.#entries().length - MOST_COPIES;
    if (excess <= 0) return;
    const newest = new Set<string>();
    const others = this.#copies().filter(({ file, id }) => {
      const isNewest = !newest.has(file);
      newest.add(file);
      return !isNewest && join(this.#folder, file, id) !== made;
    });
    for (const { file, id } of others.toReversed().slice(0, excess)) rmSync(join(this.#folder, file, id));
  }

  versions(file: string): Version[] {
    return this.#copiesOf(file).map(versionOfCopy);
  }

  async contentOf(file: string, id: string): Promise<Buffer> {
    if (!this.#copiesOf(file).includes(id)) throw new Error(`There is no version ${id}`);
    return readFileSync(join(this.#folder, file, id));
  }

  removed(): Removed[] {
    return goneFrom(this.#content, this.#copies());
  }

  /** The copies of all files, newest first. */
  #copies(): Removed[] {
    return this.#entries()
      .map(({ parentPath, name }) =>
        Object.assign(versionOfCopy(name), { file: relative(this.#folder, parentPath) }),
      )
      .toSorted((one, other) => other.time - one.time);
  }

  #entries() {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.parentPath !== this.#folder,
    );
  }

  /** Newest first. */
  #copiesOf(file: string): string[] {
    const copies = join(this.#folder, file);
    return existsSync(copies) ? readdirSync(copies).toSorted().toReversed() : [];
  }
}

/** As much of the description as a file name can hold. */
function named(what: string): string {
  const name = encodeURIComponent(what.toWellFormed());
  return name.length <= 200 ? name : named(what.slice(0, -1));
}

/** `2026-11-29T10-30-45.123Z Edit%20faq.json` */
function versionOfCopy(id: string): Version {
  const [time = '', what = ''] = id.split(' ');
  return {
    id,
    time: Date.parse(time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')),
    who: '',
    what: `Before: ${decodeURIComponent(what)}`,
  };
}

/** The last version of each file that is not in the folder now. */
export function goneFrom(folder: string, removed: readonly Removed[]): Removed[] {
  const newest = removed.toSorted((one, other) => other.time - one.time);
  return newest.filter(
    ({ file }, index) =>
      !existsSync(join(folder, file)) && newest.findIndex((other) => other.file === file) === index,
  );
}
