import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { readAddress } from './language/address.ts';
import { bookOnServer } from './language/books.server.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { translate } from './language/translate.ts';
import { pageServices } from './page-services.ts';

// The server reaches the context key through the built entry: see page-services.ts.
export { pageServices };

/** Renders a whole document at once: the page cache and the content security policy need it finished. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { language: code, book: given, listener } = context.get(pageServices);
  const book = given ?? bookOnServer(code, listener?.heard);
  for (const phrase of listener?.saidLater ?? []) translate(book, phrase);
  const addressed = readAddress(new URL(request.url).pathname).language !== undefined;
  let failed = false;
  const { prelude } = await prerenderToNodeStream(
    <LanguageProvider initial={{ code, book }} addressed={addressed}>
      <ServerRouter context={routerContext} url={request.url} />
    </LanguageProvider>,
    {
      // Larger boundaries would be sent as hidden templates that a script puts in place: text is readable
      // at the first paint, without scripts too.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await text(prelude.pipe(new PassThrough()));
  return new Response(html, { status: failed ? 500 : status, headers });
}
