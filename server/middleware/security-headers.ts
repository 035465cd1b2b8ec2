import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { SPECULATION_RULES_PATH } from '../render/response/speculation-rules.ts';

interface SecurityOptions {
  /** Whether the site is served by https (`PUBLIC_URL`). */
  secure: boolean;
}

/** URL prefixes of scripts, fonts and data. Browsers ignore most of the headers on these. */
const FILES = ['/assets/', '/data/', '/media/', SPECULATION_RULES_PATH];

/**
 * Adds security headers to every response of the app, errors included (OWASP HTTP Headers cheat sheet). Headers that a
 * response already has stay, such as the content security policy of a page. deploy/nginx has them for its own refusals.
 */
export function securityHeaders({ secure }: SecurityOptions): MiddlewareHandler {
  const all = {
    overwrite: false,
    // Nothing may load, run or be framed; pages have their own policy.
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    // Two years, as the OWASP cheat sheet and the preload list recommend.
    strictTransportSecurity: secure && 'max-age=63072000; includeSubDomains',
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
  };
  const ofFiles = secureHeaders({
    ...all,
    crossOriginOpenerPolicy: false,
    referrerPolicy: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  const ofDocuments = secureHeaders({
    ...all,
    crossOriginEmbedderPolicy: true,
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
  });
  return (c, next) =>
    FILES.some((start) => c.req.path.startsWith(start)) ? ofFiles(c, next) : ofDocuments(c, next);
}
