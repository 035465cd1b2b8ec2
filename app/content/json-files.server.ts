import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { figureContent, type FigureContent } from './files/article-figures.ts';
import { CONTENT_FILES } from './files/index.ts';
import { pageContent, SHIPPED_PAGES, type PageContent } from './files/page.ts';
import { pricingContent, UNAVAILABLE } from './files/pricing.ts';
import type { Figures } from './markdown.server.ts';
import { positionsIn, repeatedNames, syntaxErrorIn } from './json-position.server.ts';
import {
  limited,
  parseWithDefaults,
  problemLine,
  type ContentProblem,
  type ContentReport,
} from './parse-with-defaults.server.ts';
import { faultOf, isMissing, isPassing, readText, FileCache, signatureOf } from './text-file.server.ts';
import type { ContentDefinition, ContentOf } from './schema.ts';
import type { Loaded } from './loaded.ts';

/** A content file as visitors see it: what is on disk, with the last good version of what is wrong. */
export interface JsonFile {
  status: 200 | 404 | 500;
  /** Completed with the defaults. */
  content: ContentOf<ContentDefinition>;
  /** As under `/data/`: the text on disk, or JSON where that has faults. Empty unless the status is 200. */
  body: string;
  /** What is wrong on disk, a line each: file, line and column first. */
  faults: readonly string[];
}

/**
 * Reads the JSON files of the content folder live: every call returns what is on disk now. A file that breaks stays as it
 * was before; a field with a wrong value has its default, but a price its last good one. Problems are reported once per
 * version of a file.
 */
export class JsonFiles {
  readonly #directory: string;
  readonly #report: (report: ContentReport) => void;
  readonly #read = new FileCache<Promise<JsonFile>>();
  readonly #good = new Map<string, JsonFile>();
  readonly #folders = new FileCache<readonly string[]>();

  constructor(directory: string, report: (report: ContentReport) => void) {
    this.#directory = directory;
    this.#report = report;
  }

  read(definition: ContentDefinition): Promise<JsonFile> {
    const path = join(this.#directory, definition.name);
    return this.#read.get(path, () => this.#load(definition, path));
  }

  /** The drawings of articles that can be shown, and a version that changes with any of them. */
  async figures(): Promise<{ figures: Figures; version: string }> {
    const all = this.#figureNames().map(async (name) => ({
      name,
      file: await this.read(figureContent(name)),
    }));
    const good = (await Promise.all(all)).filter(({ file }) => file.status === 200);
    return {
      figures: new Map(good.map(({ name, file }) => [name, file.content as FigureContent])),
      version: good.map(({ name }) => `${name} ${this.#signatureOf(figureContent(name))}`).join(),
    };
  }

  /** The pages of blocks that are out, by their addresses. Of two with the same address, the first by name. */
  async pages(
    isOut: (page: PageContent) => boolean,
  ): Promise<ReadonlyMap<string, Loaded<ReturnType<typeof pageContent>>>> {
    const pages = new Map<string, Loaded<ReturnType<typeof pageContent>>>();
    const files = await Promise.all(this.#pageNames().map((name) => this.read(pageContent(name))));
    for (const { content: parsed } of files) {
      const content = parsed as PageContent;
      if (content.address && isOut(content) && !pages.has(content.address))
        pages.set(content.address, { content });
    }
    return pages;
  }

  async faults(): Promise<string[]> {
    const files = await Promise.all(this.#definitions().map((definition) => this.read(definition)));
    return files.flatMap(({ faults }) => faults);
  }

  /** Changes with any file. */
  version(): string {
    return this.#definitions()
      .map((definition) => this.#signatureOf(definition))
      .join();
  }

  #signatureOf({ name }: ContentDefinition): string {
    return signatureOf(join(this.#directory, name));
  }

  #definitions(): readonly ContentDefinition[] {
    return [
      ...CONTENT_FILES,
      ...this.#figureNames().map(figureContent),
      ...this.#pageNames().map(pageContent),
    ];
  }

  #figureNames(): readonly string[] {
    const path = join(this.#directory, FIGURES);
    return this.#folders.get(path, () => namesIn(this.#directory, FIGURES));
  }

  #pageNames(): readonly string[] {
    const path = join(this.#directory, PAGES);
    return this.#folders.get(path, () =>
      existsSync(path) ? namesIn(this.#directory, PAGES) : Object.keys(SHIPPED_PAGES),
    );
  }

  async #load(definition: ContentDefinition, path: string): Promise<JsonFile> {
    const { name } = definition;
    const last = this.#good.get(name);
    try {
      const good = await this.#loadJson(definition, path);
      this.#good.set(name, good);
      return good;
    } catch (error) {
      const fault = faultOf(path, error);
      if (isPassing(error)) this.#read.forgetSoon(path);
      this.#report({ file: name, kind: 'unreadable', reason: fault });
      if (last) return { ...last, faults: [fault] };
      const { content } = parseWithDefaults(definition, {});
      return { status: isMissing(error) ? 404 : 500, content, body: '', faults: [fault] };
    }
  }

  /** @throws when the file cannot be read or is not JSON */
  async #loadJson(definition: ContentDefinition, path: string): Promise<JsonFile> {
    const { name } = definition;
    const body = await readText(path);
    let onDisk: unknown;
    try {
      // The one name that would not become a field.
      onDisk = JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value));
    } catch {
      throw new Error(`${path}:${syntaxErrorIn(body)}`);
    }
    const replacements =
      name === pricingContent.name ? { 'plans[].price': this.#lastPrice } : definition.replacements;
    const parsed = parseWithDefaults({ ...definition, replacements }, onDisk);
    const problems: (ContentProblem & { at?: string })[] = [...parsed.problems, ...repeatedNames(body)];
    if (problems.length === 0) {
      return { status: 200, content: parsed.content, body, faults: [] };
    }
    const positionOf = positionsIn(body);
    const faults = limited(problems, path, (problem) => {
      const { path: field, found, expected } = problem;
      const at = problem.at ?? positionOf(field);
      this.#report({ file: name, kind: 'field', at, path: field, found, expected });
      return problemLine(path, at, problem);
    });
    return { status: 200, content: parsed.content, body: JSON.stringify(parsed.json), faults };
  }

  /** The last good price of a plan. Without one its card says only whom to ask: the default would claim a custom price. */
  readonly #lastPrice = (plan: object) => {
    const good = this.#good.get(pricingContent.name)?.content as ContentOf<typeof pricingContent> | undefined;
    const last = good?.plans.find(({ id }) => 'id' in plan && plan.id === id);
    return last ? last.price : UNAVAILABLE;
  };
}

/** The folders with the drawings of articles and with pages of blocks, and a file in one. */
export const FIGURES = 'articles/figures';
export const PAGES = 'pages';
export const NAMED = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;

/** The names of the JSON files of a folder, in order and without the extension. None where there is no folder. */
export function namesIn(directory: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(directory, folder))
      .flatMap((file) => NAMED.exec(file)?.[1] ?? [])
      .toSorted();
  } catch {
    return [];
  }
}
