import { DEFAULT_LANGUAGE, PUBLIC_LANGUAGES } from '../../language/languages.ts';
import { ROUTES } from '../../routes.ts';
import { loadError, NO_DATA, type Composed, type ContentWith } from '../content.ts';
import { newestFirst, type DocumentOf } from '../documents/document-metadata.ts';
import type { DocumentFile } from '../documents/documents.server.ts';
import { documentPath, slugOfFile } from '../documents/documents.ts';
import type { Fault } from '../fault.ts';
import type { FileStates } from './file-states.server.ts';
import { BUILT_IN_PAGES, pageContent, type PageContent } from '../files/page.ts';
import type { Folder } from './folder.ts';
import { ENGLISH, nameOf, NONE } from './language-file.server.ts';
import { parseWithDefaults } from './json/parse-with-defaults.server.ts';
import { isOut, NEVER, type Publishing } from '../publishing.ts';
import { checkRedirects } from '../redirects.ts';
import type { FilesOf, Schemas } from '../schema.ts';

interface Options {
  /** In New York. */
  day: string;
  /** Whether drafts and later days are there as well. */
  showsDrafts: boolean;
}

/** How many snapshots were made. */
let made = 0;

/** Makes the snapshot for one day from what was read. */
export function compose<Table extends Schemas>(
  table: Table,
  folder: Folder,
  { day, showsDrafts }: Options,
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
  const drawn = new Map(valuesOf(folder.figures).map(([name, { content }]) => [slugOfFile(name), content]));
  const pages = pagesByAddress(folder, isShown);
  const entries = files.flatMap(({ definition, own }) => definition.paths?.(own) ?? []);
  const paths = new Set([...pathsOf([...parts.articles.keys()], entries), ...pages.keys()]);
  const redirects = files.flatMap(({ definition, own }) => definition.redirects?.(own) ?? []);
  made += 1;
  return {
    ...(Object.fromEntries(composed) as FilesOf<Table>),
    version: String(made),
    day,
    failures: new Map(
      files.flatMap(({ name, definition, file }) => {
        if (!file) return [[name, loadError(name, folder.json.has(name) ? 500 : 404)]];
        return definition.needsFields && !file.hasFields ? [[name, NO_DATA]] : [];
      }),
    ),
    articles: parts.articles,
    legal: new Map(legal.documents),
    pages,
    media: folder.media.media,
    paths,
    moved: checkRedirects(redirects, paths).pages,
    strays: folder.strays,
    data(name) {
      const found = files.find((one) => one.name === name);
      if (!found?.file) return found && { status: folder.json.has(name) ? 500 : 404 };
      const content = composed.get(found.key);
      return { status: 200, body: content === found.own ? found.file.body : JSON.stringify(content) };
    },
    drawn,
    folder,
    ...parsedLaterIn(folder, drawn, [
      ...folder.faults,
      ...faultsIn(folder.json),
      ...faultsIn(folder.pages),
      ...faultsIn(folder.figures),
      ...articles.faults,
      ...legal.faults,
      ...folder.media.faults,
    ]),
  };
}

/** The same content with other translations. */
export function withLanguages<Table extends Schemas>(
  content: ContentWith<Table>,
  folder: Folder,
): ContentWith<Table> {
  return { ...content, folder, ...parsedLaterIn(folder, content.drawn, content.problems) };
}

/** The same content, with a fault of the folder. */
export function withFault<Table extends Schemas>(
  content: ContentWith<Table>,
  says: string,
): ContentWith<Table> {
  const faults = [{ file: '', says }];
  return { ...content, faults: () => [...faults, ...content.faults()] };
}

/** @param problems of all that is parsed at once */
function parsedLaterIn(folder: Folder, drawn: Composed['drawn'], problems: readonly Fault[]) {
  const { languages, articles, legal } = folder;
  return {
    problems,
    language: (code) =>
      code === DEFAULT_LANGUAGE ? ENGLISH : (languages.get(nameOf(code))?.value?.read().value ?? NONE),
    languageVersion: (code) => languages.get(nameOf(code))?.signature ?? '',
    faults: () => [
      ...problems,
      ...faultsInDocuments(articles, drawn),
      ...faultsInDocuments(legal, drawn),
      // A file that cannot be read has its last good version, whose faults are no longer in the file.
      ...Array.from(languages.values()).flatMap(({ value, faults }) =>
        faults.length > 0 ? faults : (value?.parsed?.faults ?? []),
      ),
    ],
  } satisfies Partial<Composed>;
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
  // Others cannot be shown.
  const readable = valuesOf(states).filter(([, { text }]) => !text.parsed || text.parsed.value);
  const documents = readable.map(([file, { metadata, text, placeOf }]): [string, DocumentOf<Kind>] => {
    const withText = (shown: typeof metadata) => ({
      metadata: shown,
      get nodes() {
        return text.read().value?.nodes;
      },
    });
    const { updated } = metadata;
    const published = 'published' in metadata && metadata.published !== NEVER ? metadata.published : '';
    const isRight = !updated || (updated >= published && updated <= (published > day ? updated : day));
    if (isRight) return [slugOfFile(file), withText(metadata)];
    const expected =
      updated < published ? `${published}, when it was published, or a later day` : 'no later day than today';
    faults.push({ file, at: placeOf('updated'), says: `updated: found ${updated}, expected ${expected}` });
    return [slugOfFile(file), withText({ ...metadata, updated: '' })];
  });
  return { documents, faults };
}

/** The first of two pages with the same address counts. A folder without pages has the built-in ones. */
function pagesByAddress({ pages }: Folder, isShown: (page: Publishing) => boolean) {
  const found = new Map<string, PageContent>();
  const all =
    pages.size > 0
      ? valuesOf(pages).map(([, { content }]) => content)
      : Object.keys(BUILT_IN_PAGES).map((name) => parseWithDefaults(pageContent(name), {}).content);
  for (const page of all)
    if (page.address && isShown(page) && !found.has(page.address)) found.set(page.address, page);
  return found;
}

/** The pages in code, in the order of their table. */
function pathsOf(articles: readonly string[], entries: readonly string[]): string[] {
  return ROUTES.flatMap((route) => {
    if (!route.path.endsWith(':slug')) return [route.path];
    if ('documents' in route) return articles.map((slug) => documentPath(route.documents, slug));
    return entries.filter((path) => path.startsWith(route.path.replace(':slug', '')));
  });
}

/** The faults of documents, without those of texts that are parsed later. */
function faultsInDocuments(documents: FileStates<DocumentFile>, drawn: Composed['drawn']): Fault[] {
  const expected = `one of the files in articles/figures: ${[...drawn.keys()].join(', ')}`;
  return Array.from(documents).flatMap(([file, { value, faults }]) => {
    if (!value || faults.length > 0) return faults;
    const { parsed } = value.text;
    const missing = parsed?.value?.figures.filter(({ name }) => !drawn.has(name)) ?? [];
    const drawings = missing.map(({ name, at }) => ({
      at,
      says: `found figure ${JSON.stringify(name)}, expected ${expected}`,
    }));
    const found = value.problems.concat(drawings).map(({ at, says }): Fault => ({ file, at, says }));
    return found.concat(parsed?.faults ?? []);
  });
}
