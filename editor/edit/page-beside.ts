import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Content } from '../../site/schemas.ts';
import type { PageAssets } from '../../server/render/page-assets.ts';
import { requestOf, type SiteBuild } from '../../server/render/pages.ts';
import { pageHeaders } from '../../server/render/response/headers.ts';
import { servicesOf } from '../rendered-page.ts';

interface Options {
  build: Pick<SiteBuild, 'renderPage'>;
  assets: PageAssets;
  /** With the text of the form. */
  content(): Promise<Content>;
  origin: string;
  /** The running site, which has the files that pages load. */
  siteOrigin: string;
  /** The window that shows pages in a frame. */
  windowOrigin: string;
  /** Keeps the place in the page. */
  script: string;
}

/** The pages beside the form. */
export function pagesBeside({ build, assets, content, origin, siteOrigin, windowOrigin, script }: Options) {
  return new Hono()
    .get(SCRIPT, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }))
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      // Files have an extension, and pages do not.
      if (pathname.lastIndexOf('.') > pathname.lastIndexOf('/'))
        return proxy(siteOrigin + pathname + search, c.req);
      const page = build.renderPage({ ...requestOf(c), search }, servicesOf(await content(), origin), assets);
      const { 'Content-Security-Policy': policy = '', ...headers } = pageHeaders(page, { secure: false });
      const framed = policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${windowOrigin}`);
      return new Response(page.html.replace('</body>', `<script src="${SCRIPT}"></script></body>`), {
        status: page.status,
        headers: { ...headers, 'Content-Security-Policy': framed },
      });
    });
}

const SCRIPT = '/preview-page.js';
