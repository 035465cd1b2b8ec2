import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a hosted backend that the browser calls, when it is not this site; http or https. */
  backendOrigin?: string;
  /** Whether the site is reached by https, so that leftovers of http are upgraded. */
  secure: boolean;
  /** Whether scripts may not set HTML at all. React's development build does, to compare it. */
  trustedTypes?: boolean;
}

/**
 * The policy of one finished page: nothing but this site's own files, and inline only what the page holds,
 * by its hash. Hashes rather than nonces, so that a page can be kept and sent again as it is.
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
    ["style-src 'self'", ...styles].join(' '),
    // The icon is in the document.
    "img-src 'self' data:",
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

/** Its calls, and the WebSocket of its realtime channels, which an http or https source does not cover (CSP 3, 6.7.2.8). */
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
