import { dirname } from 'node:path';
import { LEGAL_SLUGS } from '../../routes.ts';
import { compose, withLanguages } from './compose.server.ts';
import type { ContentWith } from '../content.ts';
import { documentFile, FILE_NAMES, FIGURES, PAGES, slugOfFile } from '../documents/documents.ts';
import { readDocument } from '../documents/documents.server.ts';
import { asText, readEach, type FileStates } from './file-states.server.ts';
import { figureContent } from '../files/article-figures.ts';
import { pageContent } from '../files/page.ts';
import type { Folder } from './folder.ts';
import { lookAt, reasonOf, StalledError, type Look } from './folder.server.ts';
import { readJson } from './json/json-file.server.ts';
import { LANGUAGE_FILES, readLanguageFile } from './language-file.server.ts';
import { isMediaFile, mediaOf, readMedium } from '../media/media-folder.server.ts';
import { MEDIA_FOLDER } from '../media/media.ts';
import type { ContentDefinition, Schemas } from '../schema.ts';

export interface Options<Table extends Schemas> {
  /** The JSON files that there are. */
  schemas: Table;
  /** In New York: `2026-11-26`. */
  day: string;
  /** Whether drafts and later days are there as well. */
  showsDrafts?: boolean;
  /** Why media cannot be decoded, by their versions. */
  undecodable?: ReadonlyMap<string, string>;
  /** Whether texts without a good version are parsed on first use; everything else is read. */
  isStart?: boolean;
}

/**
 * Reads the files of the content folder that have changed, each judged alone: a file that breaks stays as it was; a
 * file that was never good has its built-in version or is absent.
 * @param previous the content that was read before; it is the result when nothing has changed
 */
export async function readContent<Table extends Schemas>(
  directory: string,
  previous: ContentWith<Table> | undefined,
  { schemas, day, showsDrafts = false, undecodable, isStart = false }: Options<Table>,
): Promise<ContentWith<Table>> {
  const before = previous?.folder;
  const folder = await readFolder(directory, before, { schemas, undecodable, isStart });
  if (previous && before && previous.day === day) {
    if (isSame(folder, before)) return previous;
    if (isSame(folder, { ...before, languages: folder.languages })) return withLanguages(previous, folder);
  }
  return compose(schemas, folder, { day, showsDrafts });
}

/** The same files on another day. */
export function onDay<Table extends Schemas>(
  { folder }: ContentWith<Table>,
  { schemas, day, showsDrafts = false }: Options<Table>,
): ContentWith<Table> {
  return compose(schemas, folder, { day, showsDrafts });
}

/** The content of the site without a folder. */
export function builtInContent<Table extends Schemas>({ schemas, day }: Options<Table>): ContentWith<Table> {
  const none = new Map<string, never>();
  const files = { json: none, pages: none, figures: none, articles: none, legal: none, languages: none };
  const folder = {
    ...files,
    media: mediaOf(none, undefined),
    folders: none,
    faults: [],
    strays: [],
    vanished: none,
  };
  return compose(schemas, folder, { day, showsDrafts: false });
}

/** Milliseconds after which a vanished file counts as deleted: programs may delete files before they write them. */
export const GONE_MS = 1000;

/** Where the files are. */
const FOLDERS = ['', PAGES, 'articles', FIGURES, 'legal', 'languages', MEDIA_FOLDER];

const LEGAL_FILES = LEGAL_SLUGS.map((slug) => documentFile('legal', slug));

async function readFolder(
  directory: string,
  before: Folder | undefined,
  { schemas, undecodable, isStart }: Pick<Options<Schemas>, 'schemas' | 'undecodable'> & { isStart: boolean },
): Promise<Folder> {
  const named = new Map<string, ContentDefinition>(Object.values(schemas).map((one) => [one.name, one]));
  const expected = new Set([...named.keys(), ...LEGAL_FILES, ...LANGUAGE_FILES.keys()]);
  const { articles, figures, pages } = FILE_NAMES;
  const isContent = (name: string) =>
    expected.has(name) || isMediaFile(name) || [articles, figures, pages].some((one) => one.test(name));
  const look = await lookAt(directory, FOLDERS, isContent).catch(nothingIn);
  // A share that is away leaves no folder, or an empty one.
  if (before && look.files.size === 0 && before.json.size > 0) {
    return { ...before, faults: [{ file: '', says: look.unread.get('') ?? 'it is empty' }] };
  }
  const now = performance.now();
  const isKept = (name: string) =>
    look.unread.has(folderOf(name)) || now - (before?.vanished.get(name) ?? now) < GONE_MS;
  const read = <Value>(
    last: FileStates<Value> | undefined,
    isOne: (name: string) => boolean,
    readerOf: Parameters<typeof readEach<Value>>[3],
  ) => readEach(new Map([...look.files].filter(([name]) => isOne(name))), last, isKept, readerOf);
  const readTexts = async () => ({
    json: await read(
      before?.json,
      (name) => named.has(name),
      (name) => asText(readJson(named.get(name) ?? pageContent(name))),
    ),
    pages: await read(
      before?.pages,
      (name) => pages.test(name),
      (name) => asText(readJson(pageContent(slugOfFile(name)))),
    ),
    figures: await read(
      before?.figures,
      (name) => figures.test(name),
      (name) => asText(readJson(figureContent(slugOfFile(name)))),
    ),
    articles: await read(
      before?.articles,
      (name) => articles.test(name),
      (name) => asText(readDocument(name, 'articles', isStart)),
    ),
    legal: await read(
      before?.legal,
      (name) => LEGAL_FILES.includes(name),
      (name) => asText(readDocument(name, 'legal', isStart)),
    ),
    languages: await read(
      before?.languages,
      (name) => LANGUAGE_FILES.has(name),
      (name) => asText(readLanguageFile(name)),
    ),
  });
  // In parallel: texts need the processor, media the disk.
  const media = read(before?.media.files, isMediaFile, readMedium);
  const [states, files] = await Promise.all([readTexts(), media]);
  const there = Object.values<ReadonlyMap<string, unknown>>({ ...states, files }).flatMap((ones) =>
    Array.from(ones.keys()),
  );
  const missing = [...expected.difference(new Set(there))]
    .filter((name) => !look.unread.has(folderOf(name)))
    .map((file) => ({ file, says: 'it is missing' }));
  return {
    ...states,
    folders: look.folders,
    media: mediaOf(files, before?.media, undecodable),
    faults: [...Array.from(look.unread, ([file, says]) => ({ file, says })), ...missing],
    strays: look.strays.filter((name) => !FOLDERS.includes(name)),
    vanished: new Map(
      there
        .filter((name) => !look.files.has(name) && !look.unread.has(folderOf(name)))
        .map((name) => [name, before?.vanished.get(name) ?? now]),
    ),
  };
}

function nothingIn(error: unknown): Look {
  if (error instanceof StalledError) throw error;
  return { folders: new Map(), files: new Map(), strays: [], unread: new Map([['', reasonOf(error)]]) };
}

function folderOf(name: string): string {
  const folder = dirname(name);
  return folder === '.' ? '' : folder;
}

function isSame(one: Folder, other: Folder): boolean {
  const { json, pages, figures, articles, legal, languages, media } = one;
  return (
    json === other.json &&
    pages === other.pages &&
    figures === other.figures &&
    articles === other.articles &&
    legal === other.legal &&
    languages === other.languages &&
    media === other.media &&
    namesIn(one) === namesIn(other)
  );
}

function namesIn({ faults, strays, vanished }: Folder): string {
  return JSON.stringify([faults, strays, [...vanished]]);
}
