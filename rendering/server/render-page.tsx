import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Posted } from '../../app/contact/posted.ts';
import { documentFile, slugOf } from '../../app/content/documents.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { commonContent } from '../../app/content/files/common.ts';
import { contactContent } from '../../app/content/files/contact.ts';
import type { ContentPieces } from '../page-content.tsx';
import { localizePath } from '../../app/language/localized-path.ts';
import { LanguageProvider } from '../../app/language/language-provider.tsx';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { parseKey, type Translation } from '../../app/language/dictionary.ts';
import { translate } from '../../app/language/translate.ts';
import type { PageData } from '../page-data.ts';
import type { PageModule } from '../page-module.ts';
import type { PageServices } from '../page-services.ts';
import { Root } from '../../app/root.tsx';
import { NOT_FOUND } from '../not-found-path.ts';
import { pageFileAt, pageModuleAt } from '../page-modules.ts';
import type { SiteData } from '../../app/shell/site-data.ts';

/** Which page to render, and how. */
export interface PageRequest {
  /** Without a language; an unknown path renders the 404 page. */
  path: string;
  language: LanguageCode;
  /** Whether the language is in the URL, rather than in a cookie. */
  hasLanguagePrefix: boolean;
  /** Only the query parameters that the page reads. */
  search?: string;
  /** The posted form. */
  form?: FormData;
  /** The outcome of a form that was refused unread, instead of `form`. */
  posted?: Posted;
}

export interface RenderedPage {
  status: number;
  /** The document without the styles in its head and the scripts and data at its end. */
  html: string;
  data: PageData;
  /** The module of the page, `app/routes/home.tsx`. */
  file: string;
  language: LanguageCode;
}

/** The query parameters that a page reads, and its form handler. */
export async function pageOptions(path: string): Promise<Pick<PageModule, 'query' | 'action'>> {
  return pageModuleAt(path);
}

/** Renders a page from the current content. A failing page renders its error. */
export async function renderPage(request: PageRequest, services: PageServices): Promise<RenderedPage> {
  const { language } = request;
  const notFound = !(await services.sitePaths()).has(request.path);
  const path = notFound ? NOT_FOUND : request.path;
  const site = await siteData(services);
  const file = pageFileAt(path);
  try {
    const module = await pageModuleAt(path);
    const content = await readContent(module, path, services);
    const posted = request.form ? await module.action?.(request.form, services) : request.posted;
    const isMissing =
      Object.values(content).includes(null) || module.required?.some((name) => isError(content[name]));
    const status = isMissing ? 503 : (posted?.status ?? module.status ?? 200);
    const { search } = request;
    const data = { site, content, posted, ...(search && { search }), ...(notFound && { notFound }) };
    return { status, file, language, ...(await renderDocument(request, data, services)) };
  } catch (error) {
    services.reportFailure(error);
    const data = { site, content: {}, error: FAILURE };
    return { status: 500, file, language, ...(await renderDocument(request, data, services)) };
  }
}

function isError(piece: ContentPieces[string] | undefined): boolean {
  return piece !== undefined && piece !== null && 'error' in piece;
}

/** Shown to visitors; the error itself goes to the log. */
const FAILURE = 'Unexpected Server Error';

async function siteData({ readContent: read, origin, year, backend }: PageServices): Promise<SiteData> {
  const [common, contact] = await Promise.all([read(commonContent), read(contactContent)]);
  return { common, demoLink: contact.content.consultation.calendly_link, origin, year, backend };
}

async function readContent(
  { files: names = [], documentKind: kind }: PageModule,
  path: string,
  { readContent: read, readDocument }: PageServices,
): Promise<ContentPieces> {
  const files = CONTENT_FILES.filter(({ name }) => names.includes(name));
  const reading = files.map(async (file) => [file.name, await read(file)] as const);
  const slug = kind && slugOf(path);
  const texts = slug
    ? [readDocument(kind, slug).then((found) => [documentFile(kind, slug), found ?? null] as const)]
    : [];
  return Object.fromEntries(await Promise.all([...reading, ...texts]));
}

async function renderDocument(
  { path, language: code, hasLanguagePrefix, search = '' }: PageRequest,
  data: PageData,
  { dictionary: dictionaryOf, reportUntranslated, interactionPhrases }: PageServices,
): Promise<Pick<RenderedPage, 'html' | 'data'>> {
  const found = dictionaryOf(code);
  const usedPhrases = found.usedPhrases ?? new Map<string, Translation>();
  const dictionary = found.isSource ? found : { ...found, usedPhrases };
  for (const phrase of interactionPhrases) translate(dictionary, phrase);
  const basename = hasLanguagePrefix ? localizePath(code, '/') : undefined;
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <LanguageProvider value={{ code, dictionary, hasLanguagePrefix, choose }}>
      <StaticRouter
        basename={basename}
        location={(hasLanguagePrefix ? localizePath(code, path) : path) + search}
      >
        <Root data={data} />
      </StaticRouter>
    </LanguageProvider>,
    {
      // Larger Suspense boundaries would be sent hidden, for a script to reveal: text must be readable without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failure = error;
      },
    },
  );
  const html = await text(prelude.pipe(new PassThrough()));
  if (failure) throw failure;
  const uncovered = [...usedPhrases].filter(([, translation]) => translation === null);
  if (uncovered.length > 0)
    reportUntranslated(
      code,
      uncovered.map(([key]) => parseKey(key).phrase),
    );
  const phrases = code === DEFAULT_LANGUAGE ? undefined : Object.fromEntries(usedPhrases);
  return { html, data: { ...data, phrases } };
}

/** The server never changes the language of a page. */
function choose() {}
