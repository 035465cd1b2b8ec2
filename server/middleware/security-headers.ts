import type { MiddlewareHandler } from 'hono';

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

const HEADERS = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** For what is no page: nothing in it may load, run or be framed. Pages bring a policy of their own. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Two years, as the OWASP cheat sheet and the preload list ask for. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/**
 * The headers that every answer carries, errors included (references, "Security headers"; OWASP HTTP Headers
 * cheat sheet). An answer that brings one of them keeps its own.
 */
export function securityHeaders({ secure, strict = true }: SecurityOptions): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (secure) c.header('Strict-Transport-Security', TRANSPORT_SECURITY);
    if (strict && !c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', NO_PAGE_POLICY);
  };
}
