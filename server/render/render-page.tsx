import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Posted } from '../../site/contact/posted-form.ts';
import { slugOf } from '../../site/content/documents/documents.ts';
import { Document } from '../../site/document.tsx';
import { parseKey } from '../../site/language/dictionary.ts';
import type { LanguageCode } from '../../site/language/languages.ts';
import type { PageState } from '../../site/page-context.ts';
import { bootScript } from '../../site/shell/head/boot-script.ts';
import { HEAD_SCRIPT } from '../../site/shell/head/head-script.ts';
import fontsSheet from '../../site/styles/fonts.css?inline';
import { sheetsOf } from '../../site/shell/head/sheets-of.ts';
import { joined } from '../../site/styles/use-sheet.ts';
import { LoadingPage } from '../../site/blocks/loading.tsx';
import { ContentOf } from '../../site/shell/content-of.tsx';
import { ErrorPage } from '../../site/blocks/lost.tsx';
import { CONTENT_PAGE, NOT_FOUND, routeAt, type Route } from '../../site/routes.ts';
import type { PageServices, PageModule } from '../../site/page-module.ts';
import { textsOf } from '../../site/texts.ts';
import { refuseOtherScripts, type InlineCode } from './response/content-security-policy.ts';
import type { PageAssets } from './page-assets.ts';

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

export interface RenderedPage extends InlineCode {
  status: number;
  html: string;
}

/** Whether a page reads a query, and its form handler. */
export function pageOptions(path: string): Pick<PageModule, 'reads' | 'action'> {
  return pageModule(routeAt(path)?.page);
}

const modules = import.meta.glob<PageModule>(['/site/pages/*/page.tsx'], { eager: true });

/** @param name as in the table of pages; without one, the not-found page */
function pageModule(name = 'not-found'): PageModule {
  const file = `/site/pages/${name}/page.tsx`;
  const module = modules[file];
  if (!module) throw new Error(`There is no ${file}`);
  return module;
}

/** Renders a page in one pass. A failing page renders its error. */
export function renderPage(request: PageRequest, services: PageServices, assets: PageAssets): RenderedPage {
  const { language, posted } = request;
  const { content, origin, backend } = services;
  const isKnown = content.paths.has(request.path);
  const path = isKnown ? request.path : NOT_FOUND;
  const texts = textsOf(content, language);
  const search = new URLSearchParams(request.search);
  const page: PageState = { path, search, content, texts, origin, backend, posted };
  const route = routeAt(path) ?? (isKnown ? CONTENT_PAGE : undefined);
  const module = pageModule(route?.page);
  const render = (main: ReactNode) => renderDocument(request, page, main, services, assets);
  try {
    const status = hasNothing(route, page) ? 503 : (posted?.status ?? module.status ?? 200);
    return { status, ...render(<Page module={module} file={route?.content} />) };
  } catch (error) {
    services.reportFailure(error);
    return { status: 500, ...render(<ErrorPage />) };
  }
}

/** Whether the page's main content cannot be read. */
function hasNothing(route: Partial<Route> = {}, { path, content }: PageState): boolean {
  const { needsContent, content: file, documents } = route;
  if (documents) return !content[documents].has(slugOf(path));
  return needsContent === true && file !== undefined && content.failures.has(file);
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

function renderDocument(
  { language: code, hasLanguagePrefix }: PageRequest,
  page: PageState,
  main: ReactNode,
  { reportUntranslated }: PageServices,
  { script, devClient }: PageAssets,
): Omit<RenderedPage, 'status'> {
  const { dictionary } = page.texts;
  const language = { code, dictionary, hasLanguagePrefix };
  const sheets = sheetsOf(code);
  const boot = bootScript(script);
  const markup = renderToStaticMarkup(
    <Document page={page} language={language} sheets={sheets} boot={boot} devClient={devClient}>
      {main}
    </Document>,
  );
  const inline = { scripts: [HEAD_SCRIPT, boot], styles: [joined(sheets), fontsSheet] };
  refuseOtherScripts(markup, inline);
  const uncovered = Array.from(dictionary.usedPhrases ?? []).filter(
    ([, translation]) => translation === null,
  );
  if (uncovered.length > 0) {
    reportUntranslated(
      code,
      uncovered.map(([key]) => parseKey(key).phrase),
    );
  }
  return { html: `<!DOCTYPE html>${markup}`, ...inline };
}
