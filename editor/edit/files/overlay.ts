import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newYorkDay, isOut, type Publishing } from '../../../site/content/publishing.ts';
import { readContent } from '../../../site/content/reading/read-content.server.ts';
import { slugOfFile } from '../../../site/content/documents/documents.ts';
import { ROUTES } from '../../../site/routes.ts';
import { SCHEMAS, type Content } from '../../../site/schemas.ts';
import { problemsIn } from '../../content/check-content.ts';
import { isObject } from '../../../site/content/reading/json/parse-with-defaults.server.ts';
import { textWith, valuesIn, type FormValues } from '../form-values.ts';

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
  #copied = new Map<string, string>();
  #laid: string | undefined;
  #content: Content | undefined;
  #judged: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
    this.#follow();
  }

  /** Judges a text that somebody is about to save in place of a file, perhaps under another name. */
  judge(file: string, renamed: string, text: string): Promise<Judgment> {
    return this.#alone(async () => {
      this.#follow();
      const before = (await this.#faults(file)).map(withoutPlace);
      this.lay(renamed, text);
      const judgment: Judgment = { faults: [], known: [] };
      for (const fault of await this.#faults(renamed)) {
        const old = before.indexOf(withoutPlace(fault));
        if (old >= 0) before.splice(old, 1);
        judgment[old >= 0 ? 'known' : 'faults'].push(fault);
      }
      return judgment;
    });
  }

  lay(file: string, text: string): void {
    this.#follow();
    this.#laid = file;
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    // Writes a new file, because this one may be a hard link to the editor's.
    rmSync(path, { force: true });
    writeFileSync(path, text);
  }

  /** Every page, including drafts. */
  async content(): Promise<Content> {
    const day = newYorkDay(Date.now());
    this.#content = await readContent(this.path, this.#content, { schemas: SCHEMAS, day, showsDrafts: true });
    return this.#content;
  }

  /** Judges one text after another: a second one laid over the folder meanwhile would be judged in place of the first. */
  #alone(judge: () => Promise<Judgment>): Promise<Judgment> {
    const judgment = this.#judged.then(judge);
    this.#judged = judgment.catch(() => {});
    return judgment;
  }

  async #faults(file: string): Promise<FieldFault[]> {
    const start = `${join(this.path, file)}:`;
    const lines = problemsIn(this.path, await this.content()).filter((line) => line.startsWith(start));
    return lines.map((line) => {
      const says = line.slice(start.length).replace(/^[\d:]*\s*/, '');
      const [, field = '', rest = says] = /^([\w$-]+(?:[.[\]]+[\w$-]*)*): (.*)$/s.exec(says) ?? [];
      return { field, says: rest };
    });
  }

  /** Copies what has changed in the folder since the last time. */
  #follow(): void {
    const now = new Map<string, string>();
    for (const file of filesIn(this.#folder)) {
      const { mtimeMs, size } = statSync(join(this.#folder, file));
      now.set(file, `${mtimeMs} ${size}`);
      if (this.#copied.get(file) === now.get(file) && this.#laid !== file) continue;
      copy(join(this.#folder, file), join(this.path, file));
    }
    for (const file of [...this.#copied.keys(), this.#laid ?? '']) {
      if (!file || now.has(file)) continue;
      rmSync(join(this.path, file), { force: true });
      // A vanished file stays in the content for a moment, because programs may delete files before they write them.
      this.#content = undefined;
    }
    this.#copied = now;
    this.#laid = undefined;
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !`${entry.parentPath}/${entry.name}`.slice(folder.length).includes('/.'),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Media are large and never modified, so on one disk a hard link is enough. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    if (!from.includes('/media/')) throw new Error('Programs may write into it');
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
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

/** Whether visitors see an entry, in words for a list; undefined for a file that is always seen. */
export function stateOf(file: string, values: FormValues): string | undefined {
  if (!/^(?:articles|pages)\/[^/]+$/.test(file)) return undefined;
  const { draft, published } = values as Publishing;
  if (draft) return 'Draft';
  if (file.startsWith('articles/') && !published) return 'Without a day, so nobody sees it';
  if (isOut({ draft, published }, newYorkDay(Date.now()))) return 'Published';
  const day = new Date(`${published}T12:00:00Z`);
  return Number.isNaN(day.getTime())
    ? 'Its day cannot be read, so nobody sees it'
    : `Scheduled for ${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
}

/** Points every link of the content to another page, and returns the files that had one. */
export function withLinks(
  files: readonly { file: string; text: string }[],
  from: string,
  to: string,
): { file: string; text: string }[] {
  return files.flatMap(({ file, text }) => {
    const values = valuesIn(file, text);
    const changed = linked(values, from, to);
    const now = textWith(file, text, changed as FormValues);
    return now === text ? [] : [{ file, text: now }];
  });
}

function linked(value: unknown, from: string, to: string, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'link') return value.replace(linkTo(from, '^', '(?=[?#]|$)'), to);
    return key === 'body' ? value.replaceAll(linkTo(from, '(?<=\\]\\()', '(?=[?#)\\s])'), to) : value;
  }
  if (Array.isArray(value)) return value.map((item) => linked(item, from, to, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, linked(one, from, to, name)]));
}

function linkTo(path: string, before: string, after: string): RegExp {
  return new RegExp(before + path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) + after, 'g');
}
