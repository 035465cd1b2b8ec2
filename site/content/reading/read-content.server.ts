import { dirname } from 'node:path';
import { LEGAL_SLUGS } from '../../routes.ts';
import { compose } from './compose.server.ts';
import type { ContentWith } from '../content.ts';
import { documentFile, FILE_NAMES, FIGURES, PAGES, slugOfFile } from '../documents/documents.ts';
import { readDocument } from '../documents/documents.server.ts';
import { asText, readEach, type FileStates, type Parse } from './file-states.server.ts';
import { articleDrawingContent } from '../files/article-drawings.ts';
import { pageContent } from '../files/page.ts';
import type { Folder } from './folder.ts';
import { lookAt, reasonOf, StalledError, type Look } from './folder.server.ts';
import { readJson } from './json/json-file.server.ts';
import { LANGUAGE_FILES, readLanguageFile } from './language-file.server.ts';
import { isMediaFile, mediaOf, readMedium } from '../media/media-folder.server.ts';
import { MEDIA_FOLDER } from '../media/media.ts';
import type { ContentDefinition, Schemas } from '../schema.ts';

export interface Options<Table extends Schemas> {
  /** The schemas of the JSON files, by name. */
  schemas: Table;
  /** In New York: `2026-11-26`. */
  day: string;
  /** Whether drafts and texts of later days are included. */
  showsDrafts?: boolean;
  /** Why media cannot be decoded, by their versions. */
  undecodable?: ReadonlyMap<string, string>;
  /** Whether texts without a good version are parsed on first use; everything else is read. */
  isStart?: boolean;
  /** Whether a file may differ from `previous`; without it, each file may. */
  mayDiffer?: (name: string) => boolean;
  /** A text that somebody is about to save, in place of a file that may have had another name. */
  written?: { file: string; was: string; text: string };
}

/**
 * Reads the files of the content folder that have changed, each judged alone: a file that breaks stays as it was; a
 * file that was never good has its built-in version or is absent.
 * @param previous the content that was read before; it is the result when nothing has changed
 */
export async function readContent<Table extends Schemas>(
  directory: string,
  previous: ContentWith<Table> | undefined,
  options: Options<Table>,
): Promise<ContentWith<Table>> {
  const { schemas, day, showsDrafts = false } = options;
  const before = previous?.folder;
  const folder = await readFolder(directory, before, options);
  if (previous && before && previous.day === day) {
    if (isSame(folder, before)) return previous;
    if (isSame(folder, { ...before, languages: folder.languages }))
      return compose(schemas, folder, { day, showsDrafts, version: previous.version });
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
  const files = { json: none, pages: none, drawings: none, articles: none, legal: none, languages: none };
  const folder = {
    ...files,
    media: mediaOf(none, undefined),
    look: { folders: none, files: none, strays: [], unread: none },
    faults: [],
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
  { schemas, undecodable, isStart = false, mayDiffer = () => true, written }: Options<Schemas>,
): Promise<Folder> {
  const named = new Map<string, ContentDefinition>(Object.values(schemas).map((one) => [one.name, one]));
  const expected = new Set([...named.keys(), ...LEGAL_FILES, ...LANGUAGE_FILES.keys()]);
  const { articles, figures, pages } = FILE_NAMES;
  const isContent = (name: string) =>
    expected.has(name) || isMediaFile(name) || [articles, figures, pages].some((one) => one.test(name));
  const onDisk = await lookAt(directory, FOLDERS, isContent, { before: before?.look, mayDiffer }).catch(
    nothingIn,
  );
  const look = written ? withText(onDisk, written) : onDisk;
  // When a network share is unavailable, the folder is missing or empty.
  if (before && look.files.size === 0 && before.json.size > 0) {
    return { ...before, faults: [{ file: '', says: look.unread.get('') ?? 'it is empty' }] };
  }
  const now = performance.now();
  const isKept = (name: string) =>
    look.unread.has(folderOf(name)) ||
    (name !== written?.was && now - (before?.vanished.get(name) ?? now) < GONE_MS);
  const read = <Value>(
    last: FileStates<Value> | undefined,
    isOne: (name: string) => boolean,
    readerOf: Parameters<typeof readEach<Value>>[3],
  ) => readEach(new Map([...look.files].filter(([name]) => isOne(name))), last, isKept, readerOf);
  const readText = <Value>(
    last: FileStates<Value> | undefined,
    isOne: (name: string) => boolean,
    parserOf: (name: string) => Parse<Value>,
  ) => read(last, isOne, (name) => asText(parserOf(name)));
  const isIn = (names: RegExp) => (name: string) => names.test(name);
  const readTexts = async () => ({
    json: await readText(
      before?.json,
      (name) => named.has(name),
      (name) => readJson(named.get(name) ?? pageContent(name)),
    ),
    pages: await readText(before?.pages, isIn(pages), (name) => readJson(pageContent(slugOfFile(name)))),
    drawings: await readText(before?.drawings, isIn(figures), (name) =>
      readJson(articleDrawingContent(slugOfFile(name))),
    ),
    articles: await readText(before?.articles, isIn(articles), (name) =>
      readDocument(name, 'articles', isStart),
    ),
    legal: await readText(
      before?.legal,
      (name) => LEGAL_FILES.includes(name),
      (name) => readDocument(name, 'legal', isStart),
    ),
    languages: await readText(before?.languages, (name) => LANGUAGE_FILES.has(name), readLanguageFile),
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
    look,
    media: mediaOf(files, before?.media, undecodable),
    faults: [...Array.from(look.unread, ([file, says]) => ({ file, says })), ...missing],
    vanished: new Map(
      there
        .filter((name) => !look.files.has(name) && !look.unread.has(folderOf(name)))
        .map((name) => [name, before?.vanished.get(name) ?? now]),
    ),
  };
}

function withText(look: Look, { file, was, text }: NonNullable<Options<Schemas>['written']>): Look {
  const files = new Map(look.files);
  files.delete(was);
  files.set(file, { path: '', size: Buffer.byteLength(text), signature: text, text });
  return { ...look, files };
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
  const { json, pages, drawings, articles, legal, languages, media } = one;
  return (
    json === other.json &&
    pages === other.pages &&
    drawings === other.drawings &&
    articles === other.articles &&
    legal === other.legal &&
    languages === other.languages &&
    media === other.media &&
    namesIn(one) === namesIn(other)
  );
}

function namesIn({ faults, look, vanished }: Folder): string {
  return JSON.stringify([faults, look.strays, [...vanished]]);
}
