import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Passes pages of the preview's site on, so that the window may show them in a frame: the site itself forbids frames.
 * Adds the script that keeps the place in the page.
 */
export function previewProxy({
  site,
  script,
  windowOrigin,
}: {
  site: string;
  script: string;
  windowOrigin: string;
}) {
  return new Hono()
    .get(SCRIPT, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }))
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const { 'accept-encoding': _, ...headers } = c.req.header();
      const answer = await proxy(`${site}${pathname}${search}`, { headers });
      answer.headers.delete('X-Frame-Options');
      const policy = answer.headers.get('Content-Security-Policy');
      if (policy) {
        const framed = policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${windowOrigin}`);
        answer.headers.set('Content-Security-Policy', framed);
      }
      for (const name of [
        'Cross-Origin-Opener-Policy',
        'Cross-Origin-Embedder-Policy',
        'Cross-Origin-Resource-Policy',
      ])
        answer.headers.delete(name);
      if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
      const page = await answer.text();
      const version = createHash('sha256').update(page).digest('base64url').slice(0, 12);
      const html = page.replace('</body>', `<script src="${SCRIPT}?is=${version}"></script></body>`);
      answer.headers.delete('Content-Length');
      return new Response(html, { status: answer.status, headers: answer.headers });
    });
}

const SCRIPT = '/preview-page.js';
