import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../../../server/store/store-error.ts';
import { CopiedHistory, goneFrom, MOST_VERSIONS, type Removed, type Version } from './copied-history.ts';

const run = promisify(execFile);

/** Keeps earlier versions of a file, so that they can be restored. */
export interface History {
  /** The person whom it names; undefined if it names nobody, empty until somebody gives a name. */
  author(): Awaitable<string | undefined>;
  introduce(name: string, email: string): Awaitable<void>;
  /**
   * Before a file is written or removed. It is synchronous, so that nobody can write the file meanwhile.
   * @param before its content; undefined for a new one
   * @throws where its content is in no commit, and no copy can be made
   */
  keep(file: string, before: Buffer | undefined, what: string): Commit;
  /** Newest first. */
  versions(file: string): Awaitable<Version[]>;
  contentOf(file: string, id: string): Promise<Buffer>;
  /** Files that no longer exist, the latest first. */
  removed(): Awaitable<Removed[]>;
}

type Awaitable<Value> = Value | Promise<Value>;

/**
 * After the file was written or removed.
 * @returns why git did not commit it; the file is saved all the same
 */
type Commit = () => Awaitable<string | undefined>;

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

  keep(file: string, before: Buffer | undefined, what: string): Commit {
    const last = this.#last(file);
    // Text that a person wrote by hand may be in no commit.
    if (!isSame(before, last)) this.#copies.keep(file, before, what);
    return () => this.#commit(file, last, what);
  }

  async #commit(file: string, last: Buffer | undefined, what: string): Promise<string | undefined> {
    const path = join(this.#folder, file);
    const quietly = ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false'];
    try {
      if (await this.#isBusy()) return BUSY;
      if (isSame(existsSync(path) ? readFileSync(path) : undefined, last)) return undefined;
      await this.#git('add', '--intent-to-add', '--', file).catch(() => '');
      await this.#git(...quietly, 'commit', '--quiet', '--no-verify', '--only', '-m', what, '--', file);
      return undefined;
    } catch (error) {
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
    // Added, modified, or changed in type: a commit that removed the file does not have it.
    const limits = [`-${MOST_VERSIONS}`, '--diff-filter=AMT'];
    const log = await this.#git('log', ...limits, '--format=%H%x09%ct%x09%an%x09%s', '--', file);
    const commits = log.split('\n').filter(Boolean);
    const kept = commits.map((line) => {
      const [id = '', time = '', who = '', what = ''] = line.split('\t');
      return { id, time: Number(time) * 1000, who, what };
    });
    // A commit has whole seconds. It comes before the copy that was made with it.
    const seconds = ({ time }: Version) => Math.floor(time / 1000);
    return [...kept, ...this.#copies.versions(file)].toSorted((one, other) => seconds(other) - seconds(one));
  }

  async contentOf(file: string, id: string): Promise<Buffer> {
    return /^[0-9a-f]{40,64}$/.test(id) ? this.#committed(file, id) : this.#copies.contentOf(file, id);
  }

  /** Undefined if the last commit does not have the file. */
  #last(file: string): Buffer | undefined {
    try {
      return this.#committed(file, 'HEAD');
    } catch {
      return undefined;
    }
  }

  /** @throws if the commit does not have the file */
  #committed(file: string, commit: string): Buffer {
    const options = { cwd: this.#folder, maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
    return execFileSync('git', ['show', `${commit}:./${file}`], options);
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
    return goneFrom(this.#folder, [...removed, ...this.#copies.removed()]);
  }

  async #git(...args: string[]): Promise<string> {
    const { stdout } = await run('git', args, { cwd: this.#folder, maxBuffer: 2 ** 25 });
    return stdout.trim();
  }
}

/** The commit would become part of a person's unfinished merge. */
const BUSY =
  'Git did not commit it, because a merge or a rebase is in progress. Until that has ended, earlier versions are kept as copies.';

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one && other ? one.equals(other) : one === other;
}
