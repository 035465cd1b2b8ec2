import type { MiddlewareHandler } from 'hono';
import { DOCUMENTS_PATH } from '../../app/content/documents.ts';
import { PAGE_DATA_PATH } from '../../rendering/page-data.ts';
import { SPECULATION_RULES_PATH } from '../speculation-rules.ts';

interface SecurityOptions {
  /** Whether the site is reached by https (`PUBLIC_URL`). */
  secure: boolean;
  /** Whether what brings no policy of its own gets the strictest; development's pages bring none. */
  strict?: boolean;
}

/** Features that no page of the site uses, denied to it and to anything that might be put into it. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const OF_EVERY_ANSWER = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const OF_DOCUMENTS = {
  ...OF_EVERY_ANSWER,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Scripts, fonts and data: what governs documents would be a kilobyte more with each of them, for nothing. */
const NO_DOCUMENTS = [
  '/assets/',
  '/data/',
  `${DOCUMENTS_PATH}/`,
  `${PAGE_DATA_PATH}/`,
  SPECULATION_RULES_PATH,
];

/** For what is no page: nothing in it may load, run or be framed. Pages bring a policy of their own. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Two years, as the OWASP cheat sheet and the preload list ask for. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/**
 * Puts the headers that every answer carries, errors included, on each (references, "Security headers"; OWASP HTTP
 * Headers cheat sheet). An answer that brings one of them keeps its own.
 */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const { ofDocuments, ofFiles } = securityHeaderSets(options);
  return async (c, next) => {
    await next();
    for (const [name, value] of NO_DOCUMENTS.some((start) => c.req.path.startsWith(start))
      ? ofFiles
      : ofDocuments) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  };
}

/** The headers themselves, as names and values. */
export function securityHeaderSets({ secure, strict = true }: SecurityOptions) {
  const ofAll = {
    ...(secure && { 'Strict-Transport-Security': TRANSPORT_SECURITY }),
    ...(strict && { 'Content-Security-Policy': NO_PAGE_POLICY }),
  };
  return {
    ofDocuments: Object.entries<string>({ ...OF_DOCUMENTS, ...ofAll }),
    ofFiles: Object.entries<string>({ ...OF_EVERY_ANSWER, ...ofAll }),
  };
}
