import { EMPTY_DICTIONARY } from '../../language/dictionary.ts';
import { DEFAULT_LANGUAGE, PUBLIC_LANGUAGES } from '../../language/languages.ts';
import { ROUTES } from '../../routes.ts';
import type { Composed, ContentWith } from '../content.ts';
import { newestFirst, type DocumentOf } from '../documents/document-metadata.ts';
import type { DocumentFile } from '../documents/documents.server.ts';
import { documentPath, slugOfFile } from '../documents/documents.ts';
import { loadError, NO_DATA } from '../failures.ts';
import { faultsOf, type Fault } from '../fault.ts';
import { valueOf, type FileStates } from './file-states.server.ts';
import { BUILT_IN_PAGES, pageContent, type PageContent } from '../files/page.ts';
import type { Folder } from './folder.ts';
import { nameOf, NONE } from './language-file.server.ts';
import { parseWithDefaults, wrongIn } from './json/parse-with-defaults.server.ts';
import { isOut, NEVER, type Publishing } from '../publishing.ts';
import { checkRedirects } from '../redirects.ts';
import type { FilesOf, Schemas } from '../schema.ts';

interface Options {
  /** In New York. */
  day: string;
  /** Whether drafts and texts of later days are included. */
  showsDrafts: boolean;
  /** The version of the previous snapshot, if only languages differ. */
  version?: string;
}

/** How many snapshots were made. */
let made = 0;

/** Makes the snapshot of a folder that was read, for one day. */
export function compose<Table extends Schemas>(
  table: Table,
  folder: Folder,
  { day, showsDrafts, version = String((made += 1)) }: Options,
): ContentWith<Table> {
  const isShown = (publishing: Publishing) => showsDrafts || isOut(publishing, day);
  const files = Object.entries(table).map(([key, definition]) => {
    const { name } = definition;
    const file = folder.json.get(name)?.value;
    const own = file?.content ?? parseWithDefaults(definition, {}).content;
    return { key, name, definition, file, own };
  });
  const [articles, legal] = [datedBy(day, folder.articles), datedBy(day, folder.legal)];
  const parts = {
    articles: new Map(
      articles.documents
        .filter(([, { metadata }]) => showsDrafts || (metadata.published !== '' && isShown(metadata)))
        .toSorted(([, one], [, other]) => newestFirst(one.metadata, other.metadata)),
    ),
    figures: Object.fromEntries([
      ['languages', PUBLIC_LANGUAGES.length],
      ...files.flatMap(({ definition, own }) => Object.entries(definition.figures?.(own) ?? {})),
    ]),
    isOut: (published: string | undefined) => isShown({ published }),
  };
  const composed = new Map(
    files.map(({ key, definition, own }) => [key, definition.compose?.(own, parts) ?? own]),
  );
  const drawn = new Map(valuesOf(folder.drawings).map(([name, { content }]) => [slugOfFile(name), content]));
  const { pages: byAddress, twice } = pagesByAddress(folder.pages, isShown);
  // A folder without pages has the built-in ones.
  const shown =
    folder.pages.size > 0
      ? Array.from(byAddress.values(), ({ content }) => content)
      : Array.from(BUILT_IN_PAGES.keys(), (name) => parseWithDefaults(pageContent(name), {}).content);
  const pages = new Map(shown.map((page) => [page.address, page]));
  const entries = files.flatMap(({ definition, own }) => definition.paths?.(own) ?? []);
  const paths = new Set([...pathsOf([...parts.articles.keys()], entries), ...pages.keys()]);
  const redirects = files.flatMap(({ definition, own }) => definition.redirects?.(own) ?? []);
  return {
    ...(Object.fromEntries(composed) as FilesOf<Table>),
    version,
    day,
    failures: new Map(
      files.flatMap(({ name, definition, file }) => {
        if (!file) return [[name, loadError(name, folder.json.has(name) ? 503 : 404)]];
        return definition.needsFields && !file.hasFields ? [[name, NO_DATA]] : [];
      }),
    ),
    articles: parts.articles,
    legal: new Map(legal.documents),
    pages,
    media: folder.media.media,
    paths,
    moved: checkRedirects(redirects, paths).pages,
    strays: folder.look.strays,
    data(name) {
      const found = files.find((one) => one.name === name);
      if (!found?.file) return found && { status: folder.json.has(name) ? 503 : 404 };
      const content = composed.get(found.key);
      return { status: 200, body: content === found.own ? found.file.body : JSON.stringify(content) };
    },
    drawn,
    folder,
    language: (code) =>
      code === DEFAULT_LANGUAGE
        ? EMPTY_DICTIONARY
        : (folder.languages.get(nameOf(code))?.value?.read().value ?? NONE),
    languageVersion: (code) => folder.languages.get(nameOf(code))?.signature ?? '',
    faults: () => [
      ...folder.faults,
      ...faultsIn(folder.json),
      ...faultsIn(folder.pages),
      ...twice,
      ...faultsIn(folder.drawings),
      ...articles.faults,
      ...legal.faults,
      ...folder.media.faults,
      ...faultsInDocuments(folder.articles, drawn),
      ...faultsInDocuments(folder.legal, drawn),
      // A file that cannot be read has its last good version, whose faults are no longer in the file.
      ...Array.from(folder.languages.values()).flatMap(({ value, faults }) =>
        faults.length > 0 ? faults : (value?.parsed?.faults ?? []),
      ),
    ],
  };
}

function valuesOf<Value>(states: FileStates<Value>): [name: string, value: Value][] {
  return Array.from(states).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]));
}

function faultsIn(states: FileStates<unknown>): readonly Fault[] {
  return [...states.values()].flatMap(({ faults }) => faults);
}

/** The documents by slug. A modification date before the publication or after today is a fault, and left out. */
function datedBy<Kind extends 'articles' | 'legal'>(day: string, states: FileStates<DocumentFile<Kind>>) {
  const faults: Fault[] = [];
  const written = valuesOf(states);
  const documents = written.map(([file, { metadata, text, placeOf }]): [string, DocumentOf<Kind>] => {
    const withText = (shown: typeof metadata) => ({
      metadata: shown,
      get nodes() {
        return valueOf(text.read()).nodes;
      },
    });
    const { updated } = metadata;
    const published = 'published' in metadata && metadata.published !== NEVER ? metadata.published : '';
    const isRight = !updated || (updated >= published && updated <= (published > day ? updated : day));
    if (isRight) return [slugOfFile(file), withText(metadata)];
    const expected =
      updated < published ? `${published}, when it was published, or a later day` : 'no later day than today';
    faults.push({ file, at: placeOf('updated'), says: wrongIn('updated', updated, expected) });
    return [slugOfFile(file), withText({ ...metadata, updated: '' })];
  });
  return { documents, faults };
}

/** Of pages with the same address the first by file name is shown. */
export function pagesByAddress(states: Folder['pages'], isShown: (page: Publishing) => boolean) {
  const pages = new Map<string, { file: string; content: PageContent }>();
  const twice: Fault[] = [];
  for (const [file, { content, placeOf }] of valuesOf(states)) {
    const { address } = content;
    if (!isShown(content)) continue;
    const first = pages.get(address);
    if (first) {
      const found = `${JSON.stringify(address)}, which ${first.file} has already`;
      twice.push({ file, at: placeOf('address'), says: wrongIn('address', found, 'another') });
    } else pages.set(address, { file, content });
  }
  return { pages, twice };
}

/** The pages in code, in the order of their table. */
function pathsOf(articles: readonly string[], entries: readonly string[]): string[] {
  return ROUTES.flatMap((route) => {
    if (!route.path.endsWith(':slug')) return [route.path];
    if ('documents' in route) return articles.map((slug) => documentPath(route.documents, slug));
    return entries.filter((path) => path.startsWith(route.path.replace(':slug', '')));
  });
}

/** The faults of documents, without those inside texts that are not parsed yet. */
function faultsInDocuments(documents: FileStates<DocumentFile>, drawn: Composed['drawn']): Fault[] {
  const expected = `one of the files in articles/figures: ${[...drawn.keys()].join(', ')}`;
  return Array.from(documents).flatMap(([file, { value, faults }]) => {
    if (!value || faults.length > 0) return faults;
    const { value: text, faults: failures = [] } = value.text.parsed ?? {};
    const { drawings: named = [], problems = [] } = text ?? {};
    const missing = named.filter(({ name }) => !drawn.has(name));
    const drawings = missing.map(({ name, at }) => ({
      at,
      says: `found figure ${JSON.stringify(name)}, expected ${expected}`,
    }));
    return faultsOf(file, [...value.problems, ...failures, ...drawings, ...problems]);
  });
}
