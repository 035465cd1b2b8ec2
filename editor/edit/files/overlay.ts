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
  /** The paths of all pages after the save. */
  paths: ReadonlySet<string>;
  /** The files of the pages that visitors would then see, by address. */
  shown: ReadonlyMap<string, string>;
}

/** An entry that has moved in its list keeps its fault. */
const withoutPlace = ({ field, says }: FieldFault) => `${field.replaceAll(/\[\d+\]/g, '')} ${says}`;

/**
 * The snapshot of the content folder, and another one with a file as somebody is about to save it, which tells the
 * faults that visitors would meet.
 */
export class Overlay {
  readonly #folder: string;
  #content: Content | undefined;
  #latest: Content | undefined;
  /** The faults of files as they are, in one snapshot. */
  #known: { content?: Content; faults: Map<string, FieldFault[]> } = { faults: new Map() };

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every page of the folder, including drafts. */
  async content(): Promise<Content> {
    const content = await readSite(this.#folder, { showsDrafts: true }, this.#content);
    // A vanished file stays in the content for a moment, because programs may delete files before they write them.
    this.#content =
      content.folder.vanished.size > 0 ? await readSite(this.#folder, { showsDrafts: true }) : content;
    return this.#content;
  }

  /** The snapshot with the text that was judged last, for the page beside the form. */
  async latest(): Promise<Content> {
    return this.#latest ?? this.content();
  }

  /** Judges a text that somebody is about to save in place of a file, perhaps under another name. */
  async judge(file: string, renamed: string, text: string): Promise<Judgment> {
    const present = await this.content();
    if (this.#known.content !== present) this.#known = { content: present, faults: new Map() };
    const known = this.#known.faults.getOrInsertComputed(file, () => this.#faults(file, present));
    const before = known.map(withoutPlace);
    const options = {
      showsDrafts: true,
      written: { file: renamed, was: file, text },
      mayDiffer: () => false,
    };
    const content = await readSite(this.#folder, options, present);
    this.#latest = content;
    const judgment: Judgment = { faults: [], known: [], paths: content.paths, shown: shownIn(content) };
    for (const fault of this.#faults(renamed, content)) {
      const old = before.indexOf(withoutPlace(fault));
      if (old >= 0) before.splice(old, 1);
      judgment[old >= 0 ? 'known' : 'faults'].push(fault);
    }
    return judgment;
  }

  #faults(file: string, content: Content): FieldFault[] {
    const problems = problemsIn(this.#folder, content).filter((problem) => problem.file === file);
    return problems.map(({ says }) => {
      const [, field = '', rest = says] = /^([\w$.[\]-]+): (.*)$/s.exec(says) ?? [];
      return { field, says: rest };
    });
  }
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
 * Whether visitors see an entry, in words for a list; undefined for a file that is always visible.
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
