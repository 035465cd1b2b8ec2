import {
  accessSync,
  constants,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { newYorkDay, isOut, type Publishing } from '../../../site/content/publishing.ts';
import { slugOfFile } from '../../../site/content/documents/documents.ts';
import { pagesByAddress } from '../../../site/content/reading/compose.server.ts';
import { ROUTES } from '../../../site/routes.ts';
import type { Content } from '../../../site/schemas.ts';
import { readSite } from '../../../site/site-content.server.ts';
import { problemsIn } from '../../content/check-content.ts';
import type { FormValues } from '../form-values.ts';

/** A fault of a file. */
export interface FieldFault {
  /** `hero.title`, `links[1].link`; empty for the file as a whole. */
  field: string;
  says: string;
}

export interface Judgment {
  /** Faults that stop a save. */
  faults: FieldFault[];
  /** Faults that the file had already: they stop no save. */
  known: FieldFault[];
  /** The pages that there would be. */
  paths: ReadonlySet<string>;
  /** The files of the pages that visitors would see, by address. */
  shown: ReadonlyMap<string, string>;
}

/** An entry that has moved in its list keeps its fault. */
const withoutPlace = ({ field, says }: FieldFault) => `${field.replaceAll(/\[\d+\]/g, '')} ${says}`;

/**
 * The content folder with one file as somebody is about to save it. The site of the preview reads it, and it is judged
 * as visitors would meet it.
 */
export class Overlay {
  /** A folder that the content is copied to. */
  readonly path = mkdtempSync(join(tmpdir(), 'content-'));
  readonly #folder: string;
  #content: Content | undefined;
  /** The faults of files as they are, for one version of the folder. */
  #known = { version: '', faults: new Map<string, FieldFault[]>() };
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
    this.#follow();
  }

  /** Every page of the folder, including drafts. */
  content(): Promise<Content> {
    return this.#alone(() => {
      this.#follow();
      return this.#read();
    });
  }

  /** Judges a text that somebody is about to save in place of a file, perhaps under another name. */
  judge(file: string, renamed: string, text: string): Promise<Judgment> {
    return this.#alone(async () => {
      const version = this.#follow();
      if (version !== this.#known.version) this.#known = { version, faults: new Map() };
      const present = this.#known.faults.get(file) ?? (await this.#faults(file));
      this.#known.faults.set(file, present);
      const before = present.map(withoutPlace);
      mkdirSync(dirname(join(this.path, renamed)), { recursive: true });
      writeFileSync(join(this.path, renamed), text);
      const content = await this.#read();
      const judgment: Judgment = { faults: [], known: [], paths: content.paths, shown: shownIn(content) };
      for (const fault of await this.#faults(renamed)) {
        const old = before.indexOf(withoutPlace(fault));
        if (old >= 0) before.splice(old, 1);
        judgment[old >= 0 ? 'known' : 'faults'].push(fault);
      }
      return judgment;
    });
  }

  /** One text at a time: a second one would replace the first in the folder. */
  #alone<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(act);
    this.#last = result.catch(() => {});
    return result;
  }

  async #read(): Promise<Content> {
    this.#content = await readSite(this.path, { showsDrafts: true }, this.#content);
    return this.#content;
  }

  async #faults(file: string): Promise<FieldFault[]> {
    const problems = problemsIn(this.path, await this.#read()).filter((problem) => problem.file === file);
    return problems.map(({ says }) => {
      const [, field = '', rest = says] = /^([\w$.[\]-]+): (.*)$/s.exec(says) ?? [];
      return { field, says: rest };
    });
  }

  /**
   * Makes the copy the same as the folder again.
   * @returns the version of the folder
   */
  #follow(): string {
    const versions = new Map<string, string>();
    cpSync(this.#folder, this.path, {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (from, to) => {
        const file = relative(this.#folder, from);
        if (file.startsWith('.') || file.includes('/.')) return false;
        const stats = lstatSync(from);
        if (!isReadable(from)) return false;
        if (!stats.isFile()) return stats.isDirectory();
        const version = versionOf(from);
        versions.set(file, version);
        return version !== versionOf(to);
      },
    });
    for (const entry of readdirSync(this.path, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory() || versions.has(relative(this.path, path))) continue;
      rmSync(path);
      // A vanished file stays in the content for a moment, because programs may delete files before they write them.
      this.#content = undefined;
    }
    return JSON.stringify([...versions]);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Empty if the file does not exist. */
function versionOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtime.getTime()} ${stats.size}` : '';
}

/** The path of the page that shows a file. */
export function pageOf(file: string, values: FormValues): string {
  if (file.startsWith('articles/figures/')) return '/intel';
  if (file.startsWith('articles/')) return `/intel/${slugOfFile(file)}`;
  if (file.startsWith('legal/')) return `/${slugOfFile(file)}`;
  if (file.startsWith('pages/')) return String(values.address ?? '/');
  return ROUTES.find((route) => 'content' in route && route.content === file)?.path ?? '/';
}

/**
 * The files of the pages that visitors see, by address.
 * @param content with drafts
 */
export function shownIn({ folder, day }: Content): ReadonlyMap<string, string> {
  const { pages } = pagesByAddress(folder.pages, (page) => isOut(page, day));
  return new Map(Array.from(pages, ([address, { file }]) => [address, file]));
}

/**
 * Whether visitors see an entry, in words for a list; undefined for a file that is always seen.
 * @param shown of the content that has it
 */
export function stateOf(
  file: string,
  values: FormValues,
  shown: ReadonlyMap<string, string>,
): string | undefined {
  if (!/^(?:articles|pages)\/[^/]+$/.test(file)) return undefined;
  const { draft, published } = values as Publishing;
  if (draft) return 'Draft';
  if (file.startsWith('articles/') && !published) return 'Without a day, so nobody sees it';
  if (isOut({ draft, published }, newYorkDay(Date.now())))
    return file.startsWith('pages/') && shown.get(pageOf(file, values)) !== file
      ? 'Its address is wrong or taken, so nobody sees it'
      : 'Published';
  const day = new Date(`${published}T12:00:00Z`);
  return Number.isNaN(day.getTime())
    ? 'Its day cannot be read, so nobody sees it'
    : `Scheduled for ${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
