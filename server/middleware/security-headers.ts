import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { SPECULATION_RULES_PATH } from '../speculation-rules.ts';

interface SecurityOptions {
  /** Whether the site is served by https (`PUBLIC_URL`). */
  secure: boolean;
}

/** URL prefixes of scripts, fonts and data. Browsers ignore most of the headers on these. */
const FILES = ['/assets/', '/data/', SPECULATION_RULES_PATH];

/** Two years, as the OWASP cheat sheet and the preload list recommend. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

const OFF = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  removePoweredBy: false,
} as const;

/**
 * Adds security headers to every response, errors included (OWASP HTTP Headers cheat sheet). Headers that a response
 * already has stay, such as the content security policy of a page.
 */
export function securityHeaders({ secure }: SecurityOptions): MiddlewareHandler {
  const files = {
    ...OFF,
    overwrite: false,
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: secure && TRANSPORT_SECURITY,
    // Nothing may load, run or be framed; pages have their own policy.
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  };
  const ofFiles = secureHeaders(files);
  const ofDocuments = secureHeaders({
    ...files,
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    // Features that ask the visitor for permission or track the visitor.
    permissionsPolicy: {
      browsingTopics: [],
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xPermittedCrossDomainPolicies: 'none',
  });
  return (c, next) => (FILES.some((start) => c.req.path.startsWith(start)) ? ofFiles : ofDocuments)(c, next);
}
