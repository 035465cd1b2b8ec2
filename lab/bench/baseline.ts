import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { originOf } from '../../server/serve.ts';

/** What a plain page does without, and words that nobody sees. */
const LEFT_OUT = 'script, style, link, template, noscript, img, .vh, .skip';

/** The headline has the size of app/home/hero.css or --t-1 of app/styles/tokens.css, so that the largest paint is the same. */
const styleOf = (path: string) => `
  :root { color-scheme: light dark }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.6 Georgia, serif }
  h1 { font-size: ${/^\/([a-z]{2})?$/.test(path) ? 'clamp(2.75rem, .4rem + 6.35vw, 6.25rem)' : 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)'}; line-height: 1.05 }
  svg { width: 1.5em; height: 1.5em } figure svg { width: 100%; height: auto }`;

/** The words of a page in its own elements, drawings included, with one small style sheet, without scripts and web fonts. */
export function baselinePage(html: string, path: string): string {
  const page = parse(html);
  for (const one of page.querySelectorAll(LEFT_OUT)) one.remove();
  for (const one of page.querySelectorAll('[style], [class]')) {
    one.removeAttribute('style');
    one.removeAttribute('class');
  }
  const added = `<link rel="icon" href="data:,"><style>${styleOf(path)}</style>`;
  page.querySelector('head')?.insertAdjacentHTML('beforeend', added);
  return page.toString();
}

/** Serves the baseline page of each page of the site, under the page's own path. */
export async function serveBaseline(siteUrl: string): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(async ({ url: path = '/' }, response) => {
    const html = await (await fetch(siteUrl + path)).text();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
    response.writeHead(200, headers).end(gzipSync(baselinePage(html, path), { level: 9 }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: originOf(server.address() as AddressInfo),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
