import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Origin of a hosted backend that the browser calls, unless it is this site; http or https. */
  backendOrigin?: string;
  /** Whether the site is served by https: then insecure requests are upgraded. */
  secure: boolean;
  /** Whether to require trusted types. React's development build sets HTML from strings. */
  trustedTypes?: boolean;
}

/** The inline code of a document, collected from its components instead of searched for in the finished document. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The content security policy of one document: only this site's files, and inline code by its hash. Hashes instead of
 * nonces, so that the document can be cached.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  { backendOrigin, secure, trustedTypes = true }: PolicyOptions,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceOf)].join(' '),
    ["style-src 'self'", ...styles.map(sourceOf)].join(' '),
    // The icon that a page has before its first paint (site/shell/head/head-script.ts).
    "img-src 'self' data:",
    "media-src 'self'",
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

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Tags of inline scripts that run: external scripts need no hash, and data such as JSON-LD does not run. */
const RUNS_INLINE = /<script(?![^>]*\s(?:src=|type="application\/))/gi;

/**
 * The policy blocks any script that entered the document another way. This check finds it before a browser does.
 * @throws when the document has more inline scripts than it was given
 */
export function refuseOtherScripts(html: string, { scripts }: InlineCode): void {
  const { length } = html.match(RUNS_INLINE) ?? [];
  if (length !== scripts.length)
    throw new Error(`The document has ${length} inline scripts, but its policy allows ${scripts.length}`);
}
