import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { documentAt, documentFile } from './content/documents.ts';
import { CONTENT_FILES } from './content/files/index.ts';
import { commonContent } from './content/files/common.ts';
import { contactContent } from './content/files/contact.ts';
import type { ContentPieces } from './content/page-content.tsx';
import { addressIn, readAddress } from './language/address.ts';
import { bookOnServer } from './language/books.server.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { translate } from './language/translate.ts';
import type { PageModule } from './page-module.ts';
import type { PageServices } from './page-services.ts';
import type { Painted } from './painted.ts';
import { Root } from './root.tsx';
import { feed } from './routes/feed.ts';
import { manifest } from './routes/manifest.ts';
import { MANIFEST_PATH } from './manifest-path.ts';
import { robots } from './routes/robots.ts';
import { sitemap } from './routes/sitemap.ts';
import { pageFileAt, pageModuleAt } from './routes.ts';
import { FEED_PATH } from './sections/intel/feed-path.ts';
import type { SiteData } from './shell/site-data.ts';
import { withStyles } from './styles/page-styles.server.ts';

/** What the site answers to a request that is neither a file nor a call. */
export interface Answer {
  response: Response;
  /** The file of the page, relative to this one: whoever sends it knows which scripts belong to it. */
  page?: string;
  /** What the page is painted with; its document does not hold it yet. */
  painted?: Painted;
}

/** Addresses below the site that are no pages: each is there once, and speaks no language. */
const RESOURCES: Readonly<Record<string, (services: PageServices) => Response | Promise<Response>>> = {
  [FEED_PATH]: feed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
};

/** Answers with a whole document: the page cache and the content security policy need it finished. */
export async function answer(request: Request, services: PageServices): Promise<Answer> {
  const { pathname } = new URL(request.url);
  const { language, path } = readAddress(pathname);
  const resource = language ? undefined : RESOURCES[path];
  if (resource) return { response: await resource(services) };
  const site = await siteData(services);
  try {
    const module = await pageModuleAt(path);
    if (request.method === 'POST' && !module.action) return { response: new Response(null, NOT_POSTABLE) };
    const content = await readContent(module, path, services);
    const posted =
      request.method === 'POST' ? await module.action?.(await request.formData(), services) : undefined;
    const missing = Object.values(content).includes(null);
    const painted = { site, content, posted };
    const html = await paint(request.url, painted, services);
    const status = missing ? 503 : (posted?.status ?? module.status ?? 200);
    return { response: new Response(html, { status, headers: HTML }), page: pageFileAt(path), painted };
  } catch (error) {
    services.reportFailure(error);
    const painted = { site, content: {}, error: FAILURE };
    const html = await paint(request.url, painted, services);
    return { response: new Response(html, { status: 500, headers: HTML }), page: pageFileAt(path), painted };
  }
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const NOT_POSTABLE = { status: 405, headers: { Allow: 'GET, HEAD' } };

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

/** On the server no page changes its language. */
function choose() {}

async function paint(url: string, painted: Painted, services: PageServices): Promise<string> {
  const { language: code, book: given, listener } = services;
  const book = given ?? bookOnServer(code, listener?.heard);
  for (const phrase of listener?.saidLater ?? []) translate(book, phrase);
  const { pathname, search } = new URL(url);
  const addressed = readAddress(pathname).language;
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <LanguageProvider value={{ code, book, addressed: addressed !== undefined, choose }}>
      <StaticRouter basename={addressed && addressIn(addressed, '/')} location={pathname + search}>
        <Root painted={painted} />
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
  return withStyles(html);
}
