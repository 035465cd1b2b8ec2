import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a hosted backend that the browser calls, unless it is this site; http or https. */
  backendOrigin?: string;
  /** Whether the site is served by https: then insecure requests are upgraded. */
  secure: boolean;
  /** Whether to require trusted types. React's development build sets HTML from strings. */
  trustedTypes?: boolean;
}

/**
 * The content security policy of one document: only this site's files, and inline code by its hash. Hashes instead of
 * nonces, so that the document can be cached.
 */
export function contentSecurityPolicy(
  html: string,
  { backendOrigin, secure, trustedTypes = true }: PolicyOptions,
): string {
  const scripts = hashesOf(html, 'script');
  const styles = hashesOf(html, 'style');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    // The icon that a page has before its first paint (site/shell/head-script.ts).
    "img-src 'self' data:",
    ...(html.includes('<video ') ? ["media-src 'self'"] : []),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...(backendOrigin ? backendSources(backendOrigin) : [])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Calls, and the WebSocket of realtime channels, which an https source does not cover (CSP 3, 6.7.2.8). */
function backendSources(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')];
}

/** A script of another file needs no hash; nor do data blocks such as JSON-LD, which do not run. */
const RUNS_INLINE = /^(?!.*\ssrc=)(?!.*type="application\/)/s;

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const hashes = html
    .split(`</${element}>`)
    .slice(0, -1)
    .map((part) => part.slice(part.indexOf(`<${element}`)))
    .map((part) => ({ tag: part.slice(0, part.indexOf('>')), code: part.slice(part.indexOf('>') + 1) }))
    .filter(({ tag }) => RUNS_INLINE.test(tag))
    .map(({ code }) => `'sha256-${sha256(code)}'`);
  return [...new Set(hashes)];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
