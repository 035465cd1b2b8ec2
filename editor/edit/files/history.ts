import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../../../server/store/store-error.ts';

const run = promisify(execFile);

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

/** Keeps earlier versions of a file, so that they can be restored. */
export interface History {
  /** The person that it names; undefined if it names nobody, empty until somebody gives a name. */
  author(): Promise<string | undefined>;
  introduce(name: string, email: string): Promise<void>;
  /**
   * After a file was written or removed.
   * @param before its content until then; undefined for a new one
   * @returns why git did not take it; the file is saved all the same, and a copy of the earlier one is kept
   */
  keep(file: string, before: Buffer | undefined, what: string): Promise<string | undefined>;
  /** Newest first. */
  versions(file: string): Promise<Version[]>;
  contentOf(file: string, id: string): Promise<Buffer>;
  /** Files that are not there any more, the latest first. */
  removed(): Promise<Removed[]>;
}

/** The history of the folder's git repository, else copies in the folder. */
export async function historyOf(folder: string): Promise<History> {
  const git = new GitHistory(folder);
  return (await git.isThere()) ? git : new CopiedHistory(folder);
}

/** A commit of one path. It leaves staged changes alone, runs no hooks, and is never pushed. */
class GitHistory implements History {
  readonly #folder: string;
  readonly #copies: CopiedHistory;

  constructor(folder: string) {
    this.#folder = folder;
    this.#copies = new CopiedHistory(folder);
  }

  async isThere(): Promise<boolean> {
    try {
      await this.#git('rev-parse', '--verify', '--quiet', 'HEAD');
      // A folder that git ignores has no history in git.
      const ignored = await this.#git('check-ignore', '.').catch(() => '');
      return ignored === '';
    } catch {
      return false;
    }
  }

  async author(): Promise<string> {
    const name = await this.#git('config', 'user.name').catch(() => '');
    const email = await this.#git('config', 'user.email').catch(() => '');
    return name && email ? `${name} <${email}>` : '';
  }

  async introduce(name: string, email: string): Promise<void> {
    await this.#git('config', '--local', 'user.name', name);
    await this.#git('config', '--local', 'user.email', email);
  }

  async keep(file: string, before: Buffer | undefined, what: string): Promise<string | undefined> {
    // Does not commit in the middle of a person's merge or rebase.
    if (await this.#isBusy()) return this.#copies.keep(file, before, what);
    await this.#git('add', '--intent-to-add', '--', file).catch(() => '');
    const quietly = ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false'];
    try {
      await this.#git(...quietly, 'commit', '--quiet', '--no-verify', '--only', '-m', what, '--', file);
      return undefined;
    } catch (error) {
      await this.#copies.keep(file, before, what);
      const says = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      return `Git did not commit it: ${says.trim() || reasonOf(error)}`;
    }
  }

  async #isBusy(): Promise<boolean> {
    const folder = await this.#git('rev-parse', '--absolute-git-dir');
    return ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'].some((name) =>
      existsSync(join(folder, name)),
    );
  }

  async versions(file: string): Promise<Version[]> {
    const log = await this.#git('log', `-${MOST_VERSIONS}`, '--format=%H%x09%ct%x09%an%x09%s', '--', file);
    const commits = log.split('\n').filter(Boolean);
    const kept = commits.map((line) => {
      const [id = '', time = '', who = '', what = ''] = line.split('\t');
      return { id, time: Number(time) * 1000, who, what };
    });
    return [...kept, ...(await this.#copies.versions(file))].toSorted((one, other) => other.time - one.time);
  }

  async contentOf(file: string, id: string): Promise<Buffer> {
    if (!/^[0-9a-f]{40,64}$/.test(id)) return this.#copies.contentOf(file, id);
    const options = { cwd: this.#folder, maxBuffer: 2 ** 26, encoding: 'buffer' } as const;
    return (await run('git', ['show', `${id}:./${file}`], options)).stdout;
  }

  async removed(): Promise<Removed[]> {
    const format = '--format=%x00%P%x09%ct%x09%an%x09%s';
    const limits = [`-${MOST_VERSIONS}`, '--diff-filter=D', '--no-renames', '--name-only', '--relative'];
    const log = await this.#git('-c', 'core.quotePath=off', 'log', ...limits, format, '--', '.');
    const removed = log.split('\0').flatMap((commit) => {
      const [line = '', ...files] = commit.split('\n').filter(Boolean);
      const [parents = '', time = '', who = '', what = ''] = line.split('\t');
      const [id = ''] = parents.split(' ');
      return files.map((file) => ({ file, id, time: Number(time) * 1000, who, what }));
    });
    return goneFrom(this.#folder, [...removed, ...(await this.#copies.removed())]);
  }

  async #git(...args: string[]): Promise<string> {
    const { stdout } = await run('git', args, { cwd: this.#folder, maxBuffer: 2 ** 25 });
    return stdout.trim();
  }
}

/** How many copies of a file are kept. */
const MOST_VERSIONS = 50;

/**
 * In `.history/`, which the site does not read and never serves: a folder for each file, a copy for each save. The name
 * of a copy is its time and what was done to the file then.
 */
class CopiedHistory implements History {
  readonly #content: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#content = folder;
    this.#folder = join(folder, '.history');
  }

  author(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  introduce(): Promise<void> {
    return Promise.resolve();
  }

  keep(file: string, before: Buffer | undefined, what: string): Promise<undefined> {
    if (before === undefined) return Promise.resolve(undefined);
    const copies = join(this.#folder, file);
    mkdirSync(copies, { recursive: true });
    const names = this.#copiesOf(file);
    for (const name of names.slice(MOST_VERSIONS - 1)) rmSync(join(copies, name));
    const name = `${new Date().toISOString().replaceAll(':', '-')} ${encodeURIComponent(what.slice(0, 80))}`;
    writeFileSync(join(copies, name), before);
    return Promise.resolve(undefined);
  }

  versions(file: string): Promise<Version[]> {
    return Promise.resolve(this.#copiesOf(file).map(versionOfCopy));
  }

  contentOf(file: string, id: string): Promise<Buffer> {
    if (!this.#copiesOf(file).includes(id)) return Promise.reject(new Error(`There is no version ${id}`));
    return Promise.resolve(readFileSync(join(this.#folder, file, id)));
  }

  removed(): Promise<Removed[]> {
    if (!existsSync(this.#folder)) return Promise.resolve([]);
    const copies = readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        Object.assign(versionOfCopy(name), { file: relative(this.#folder, parentPath) }),
      );
    return Promise.resolve(goneFrom(this.#content, copies));
  }

  /** Newest first. */
  #copiesOf(file: string): string[] {
    const copies = join(this.#folder, file);
    return existsSync(copies) ? readdirSync(copies).toSorted().toReversed() : [];
  }
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
function goneFrom(folder: string, removed: readonly Removed[]): Removed[] {
  const newest = removed.toSorted((one, other) => other.time - one.time);
  return newest.filter(
    ({ file }, index) =>
      !existsSync(join(folder, file)) && newest.findIndex((other) => other.file === file) === index,
  );
}
