import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Posted } from '../../app/contact/posted.ts';
import { documentAt, documentFile } from '../../app/content/documents.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { commonContent } from '../../app/content/files/common.ts';
import { contactContent } from '../../app/content/files/contact.ts';
import type { ContentPieces } from '../page-content.tsx';
import { addressIn } from '../../app/language/address.ts';
import { serverDictionary } from '../../app/language/dictionaries.server.ts';
import { LanguageProvider } from '../../app/language/language-provider.tsx';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { translate } from '../../app/language/translate.ts';
import type { PageData } from '../page-data.ts';
import type { PageModule } from '../page-module.ts';
import type { PageServices } from '../page-services.ts';
import { Root } from '../../app/root.tsx';
import { pageFileAt, pageModuleAt } from '../page-modules.ts';
import type { SiteData } from '../../app/shell/site-data.ts';
import { withStyles } from '../../app/styles/page-styles.server.ts';

/** Which page to render, and how. */
export interface PageRequest {
  /** The page's path without a language; any other renders the not-found page. */
  path: string;
  language: LanguageCode;
  /** Whether the page's URL carries the language. */
  addressed: boolean;
  /** Query parameters; only those that the page reads should be here. */
  search?: string;
  /** What was posted to the page. */
  form?: FormData;
  /** The outcome of a form that was not read, in place of `form`. */
  posted?: Posted;
}

export interface RenderedPage {
  status: number;
  /** The whole document, without the scripts and the data at its end. */
  html: string;
  data: PageData;
  /** The file of the page, `app/routes/home.tsx`: whoever sends it knows which scripts belong to it. */
  file: string;
}

/** The query parameters that a page reads; undefined when there is no page at the path. */
export async function pageOptions(path: string): Promise<Pick<PageModule, 'query' | 'action'>> {
  return pageModuleAt(path);
}

/** Renders a page from the content as it stands now. A page that fails renders its error. */
export async function renderPage(request: PageRequest, services: PageServices): Promise<RenderedPage> {
  const { path } = request;
  const site = await siteData(services);
  const file = pageFileAt(path);
  try {
    const module = await pageModuleAt(path);
    const content = await readContent(module, path, services);
    const posted = request.form ? await module.action?.(request.form, services) : request.posted;
    const isMissing = Object.values(content).includes(null);
    const status = isMissing ? 503 : (posted?.status ?? module.status ?? 200);
    return { status, file, ...(await renderDocument(request, { site, content, posted }, services)) };
  } catch (error) {
    services.reportFailure(error);
    const data = { site, content: {}, error: FAILURE };
    return { status: 500, file, ...(await renderDocument(request, data, services)) };
  }
}

/** In place of the error itself, whose words are the operator's. */
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
  const slug = kind && documentAt(kind, path);
  const texts = slug
    ? [readDocument(kind, slug).then((found) => [documentFile(kind, slug), found ?? null] as const)]
    : [];
  return Object.fromEntries(await Promise.all([...reading, ...texts]));
}

async function renderDocument(
  { path, language: code, addressed, search = '' }: PageRequest,
  data: PageData,
  { dictionary: given, interactionPhrases }: PageServices,
): Promise<Pick<RenderedPage, 'html' | 'data'>> {
  const usedPhrases = new Map<string, string>();
  const dictionary = given ?? serverDictionary(code, usedPhrases);
  for (const phrase of interactionPhrases) translate(dictionary, phrase);
  const basename = addressed ? addressIn(code, '/') : undefined;
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <LanguageProvider value={{ code, dictionary, addressed, choose }}>
      <StaticRouter basename={basename} location={(addressed ? addressIn(code, path) : path) + search}>
        <Root data={data} />
      </StaticRouter>
    </LanguageProvider>,
    {
      // Larger boundaries would be sent as hidden templates that a script puts in place: text is readable
      // at the first paint, without scripts too.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failure = error;
      },
    },
  );
  const html = await text(prelude.pipe(new PassThrough()));
  if (failure) throw failure;
  const phrases = code === DEFAULT_LANGUAGE ? undefined : Object.fromEntries(usedPhrases);
  return { html: withStyles(html), data: { ...data, phrases } };
}

/** On the server no page changes its language. */
function choose() {}
