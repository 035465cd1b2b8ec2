import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Posted } from '../app/contact/posted.ts';
import { documentFile, slugOf } from '../app/content/documents.ts';
import { CONTENT_FILES } from '../app/content/files/index.ts';
import { commonContent } from '../app/content/files/common.ts';
import { Document } from '../app/document.tsx';
import { parseKey, type Dictionary, type Translation } from '../app/language/dictionary.ts';
import type { LanguageCode } from '../app/language/languages.ts';
import { PAGE_PIECE, type ContentPieces, type PageState } from '../app/page-context.ts';
import { LoadingPage } from '../app/blocks/loading.tsx';
import { ContentOf } from '../app/shell/content-of.tsx';
import { ErrorPage } from '../app/blocks/lost.tsx';
import { CONTENT_PAGE, NOT_FOUND, routeAt, type Route } from '../app/routes.ts';
import type { PageServices, PageModule } from '../app/page-services.ts';

/** Which page to render, and how. */
export interface PageRequest {
  /** Without a language; an unknown path renders the 404 page. */
  path: string;
  language: LanguageCode;
  /** Whether the language is in the URL, rather than in a cookie. */
  hasLanguagePrefix: boolean;
  /** The query of the address, if the page reads it. */
  search?: string;
  /** What became of a posted form. */
  posted?: Posted;
}

export interface RenderedPage {
  status: number;
  /** The document without the styles in its head and the scripts at its end. */
  html: string;
  language: LanguageCode;
}

/** Whether a page reads a query, and its form handler. */
export function pageOptions(path: string): Pick<PageModule, 'reads' | 'action'> {
  return pageModule(routeAt(path)?.file);
}

const modules = import.meta.glob<PageModule>(['/app/pages/*.tsx', '!**/*.test.tsx'], { eager: true });

/** @param name as in the table of pages; without one, that of the not-found page */
function pageModule(name = 'not-found'): PageModule {
  const file = `/app/pages/${name}.tsx`;
  const module = modules[file];
  if (!module) throw new Error(`There is no ${file}`);
  return module;
}

/** Renders a page from the current content. A failing page renders its error. */
export async function renderPage(request: PageRequest, services: PageServices): Promise<RenderedPage> {
  const { language } = request;
  const isKnown = (await services.content.paths()).has(request.path);
  const path = isKnown ? request.path : NOT_FOUND;
  const { content: folder, origin, year, backend } = services;
  const [dictionary, common, media, files] = await Promise.all([
    services.dictionary(language),
    folder.read(commonContent),
    folder.media(),
    // One that fails costs the pages that show it.
    Promise.all(
      CONTENT_FILES.map(
        async (file) => [file.name, await folder.read(file).catch((error: Error) => error)] as const,
      ),
    ),
  ]);
  const page: PageState = {
    path,
    site: { common, media, origin, year, backend },
    search: new URLSearchParams(request.search),
    content: Object.fromEntries(files),
  };
  const route = routeAt(path) ?? (isKnown ? CONTENT_PAGE : undefined);
  const module = pageModule(route?.file);
  try {
    const content: ContentPieces = { ...page.content, ...(await shownText(route, path, folder)) };
    const { posted } = request;
    const main = content[route?.content ?? ''];
    const isMissing =
      Object.values(content).includes(null) || (route?.needsContent && main && 'error' in main);
    const status = isMissing ? 503 : (posted?.status ?? module.status ?? 200);
    const html = renderDocument(
      request,
      { ...page, content, posted },
      <Page module={module} file={route?.content} />,
      dictionary,
      services,
    );
    return { status, language, html };
  } catch (error) {
    services.reportFailure(error);
    const html = renderDocument(request, page, <ErrorPage />, dictionary, services);
    return { status: 500, language, html };
  }
}

/** A page, or its loading state where one of its files could not be read. */
function Page({ module, file }: { module: PageModule; file: Route['content'] }) {
  const { default: Content, loading } = module;
  if (!file || loading === 'parts') return <Content />;
  return (
    <ContentOf file={file} loading={<LoadingPage wordShown={loading === 'word'} />}>
      <Content />
    </ContentOf>
  );
}

/** The document or the page of blocks that a page shows. */
async function shownText(
  { documents: kind, file }: Partial<Route> = {},
  path: string,
  content: PageServices['content'],
): Promise<ContentPieces> {
  const slug = slugOf(path);
  if (kind) return { [documentFile(kind, slug)]: (await content.readDocument(kind, slug)) ?? null };
  return file === CONTENT_PAGE.file ? { [PAGE_PIECE]: (await content.pages()).get(path) ?? null } : {};
}

/** One pass: everything that the page needs has been read. */
function renderDocument(
  { language: code, hasLanguagePrefix }: PageRequest,
  page: PageState,
  main: ReactNode,
  found: Dictionary,
  { reportUntranslated }: PageServices,
): string {
  const usedPhrases = found.usedPhrases ?? new Map<string, Translation>();
  const dictionary = found.isSource ? found : { ...found, usedPhrases };
  const markup = renderToStaticMarkup(
    <Document page={page} language={{ code, dictionary, hasLanguagePrefix }}>
      {main}
    </Document>,
  );
  const uncovered = [...usedPhrases].filter(([, translation]) => translation === null);
  if (uncovered.length > 0) {
    reportUntranslated(
      code,
      uncovered.map(([key]) => parseKey(key).phrase),
    );
  }
  return `<!DOCTYPE html>${markup}`;
}
