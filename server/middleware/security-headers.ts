import type { MiddlewareHandler } from 'hono';
import { SPECULATION_RULES_PATH } from '../speculation-rules.ts';

interface SecurityOptions {
  /** Whether the site is served by https (`PUBLIC_URL`). */
  secure: boolean;
}

/** URL prefixes of scripts, fonts and data. Browsers ignore most of the headers on these. */
const FILES = ['/assets/', '/data/', '/media/', SPECULATION_RULES_PATH];

const FILE_HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // Nothing may load, run or be framed; pages have their own policy.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

const DOCUMENT_HEADERS = {
  ...FILE_HEADERS,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Features that ask the visitor for permission or track the visitor.
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Two years, as the OWASP cheat sheet and the preload list recommend. */
const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * Adds security headers to every response of the app, errors included (OWASP HTTP Headers cheat sheet). Headers that a
 * response already has stay, such as the content security policy of a page. `refuseEarly` adds them to what is refused
 * before the app.
 */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const ofFiles = Object.entries(withTransport(FILE_HEADERS, options));
  const ofDocuments = Object.entries(documentHeaders(options));
  return async (c, next) => {
    await next();
    const added = FILES.some((start) => c.req.path.startsWith(start)) ? ofFiles : ofDocuments;
    for (const [name, value] of added) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** The security headers of a document that has none of its own. */
export function documentHeaders(options: SecurityOptions): Record<string, string> {
  return withTransport(DOCUMENT_HEADERS, options);
}

function withTransport(headers: Record<string, string>, { secure }: SecurityOptions): Record<string, string> {
  return secure ? { ...headers, ...TRANSPORT_SECURITY } : headers;
}
