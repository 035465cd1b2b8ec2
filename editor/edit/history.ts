import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A version of a file. */
export interface Version {
  id: string;
  /** In Unix milliseconds. */
  time: number;
  who: string;
  what: string;
}

/** Keeps earlier versions of a file, so that they can be restored. */
export interface History {
  /** The person that it names; undefined if it names nobody, empty until somebody gives a name. */
  author(): Promise<string | undefined>;
  introduce(name: string, email: string): Promise<void>;
  /** After a file was written. @param before its text until then; undefined for a new one */
  keep(file: string, before: string | undefined, what: string): Promise<void>;
  /** Newest first. */
  versions(file: string): Promise<Version[]>;
  textOf(file: string, id: string): Promise<string>;
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

  async keep(file: string, before: string | undefined, what: string): Promise<void> {
    // Does not commit in the middle of a person's merge or rebase.
    if (await this.#isBusy()) return this.#copies.keep(file, before);
    await this.#git('add', '--intent-to-add', '--', file).catch(() => '');
    const quietly = ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false'];
    await this.#git(...quietly, 'commit', '--quiet', '--no-verify', '--only', '-m', what, '--', file);
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

  async textOf(file: string, id: string): Promise<string> {
    if (!/^[0-9a-f]{40,64}$/.test(id)) return this.#copies.textOf(file, id);
    const { stdout } = await run('git', ['show', `${id}:./${file}`], {
      cwd: this.#folder,
      maxBuffer: 2 ** 25,
    });
    return stdout;
  }

  async #git(...args: string[]): Promise<string> {
    const { stdout } = await run('git', args, { cwd: this.#folder, maxBuffer: 2 ** 25 });
    return stdout.trim();
  }
}

/** How many copies of a file are kept. */
const MOST_VERSIONS = 50;

/** In `.history/`, which the site does not read and never serves: a folder for each file, a copy for each save. */
class CopiedHistory implements History {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, '.history');
  }

  author(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  introduce(): Promise<void> {
    return Promise.resolve();
  }

  keep(file: string, before: string | undefined): Promise<void> {
    if (before === undefined) return Promise.resolve();
    const copies = join(this.#folder, file);
    mkdirSync(copies, { recursive: true });
    const names = readdirSync(copies).toSorted();
    for (const name of names.slice(0, Math.max(0, names.length - MOST_VERSIONS + 1)))
      rmSync(join(copies, name));
    writeFileSync(join(copies, new Date().toISOString().replaceAll(':', '-')), before);
    return Promise.resolve();
  }

  versions(file: string): Promise<Version[]> {
    const copies = join(this.#folder, file);
    const names = existsSync(copies) ? readdirSync(copies).toSorted().toReversed() : [];
    return Promise.resolve(
      names.map((id) => ({ id, time: timeOf(id), who: '', what: 'As it was until then' })),
    );
  }

  textOf(file: string, id: string): Promise<string> {
    if (Number.isNaN(timeOf(id))) return Promise.reject(new Error(`There is no version ${id}`));
    return Promise.resolve(readFileSync(join(this.#folder, file, id), 'utf8'));
  }
}

/** `2026-11-29T10-30-45.123Z` */
function timeOf(id: string): number {
  return Date.parse(id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}
