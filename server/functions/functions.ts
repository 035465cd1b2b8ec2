import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { languageDetector, type LanguageVariables } from 'hono/language';
import { SIGNALS_HEADER } from '../../site/contact/form-signals.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguageCode,
  LANGUAGE_KEY,
  PUBLIC_LANGUAGES,
} from '../../site/language/languages.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { createLimit } from '../middleware/rate-limit.ts';
import { answerSendContactEmail, IDEMPOTENCY_HEADER } from './send-contact-email/function.ts';
import type { ContactServices } from './send-contact-email/receive.ts';

export interface FunctionOptions {
  /** Other sites whose pages may call; this site's own need no permission. */
  allowedOrigins?: string[];
  /** Applies to calls, but not to preflights or to repeats of an accepted call. */
  limit?: Limit;
}

/** The refusal of a call, if any. */
type Limit = (c: Context<ClientEnv>) => Promise<Response | undefined>;

/** Limit in bytes of the body of a call or a posted form. With every field at its limit, a form has about 51 KB. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The backend's functions for `/functions/v1`, called by `functions.invoke` of the hosted backend's client
 * (@supabase/functions-js 2). Every response except a preflight's is JSON with a body, because that client fails on an
 * empty one.
 */
export function createFunctions(
  services: ContactServices,
  { allowedOrigins = [], limit }: FunctionOptions = {},
) {
  const functions = new Hono<ClientEnv & { Variables: LanguageVariables }>();
  functions.use(
    cors({
      origin: allowedOrigins,
      allowMethods: ['POST'],
      allowHeaders: CLIENT_HEADERS,
      exposeHeaders: ['Retry-After', 'x-relay-error'],
      maxAge: 24 * 60 * 60,
    }),
  );
  if (limit) functions.post(SEND_CONTACT_EMAIL, exceptRepeats(limit, services));
  functions.post(
    SEND_CONTACT_EMAIL,
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ error: `The body is larger than ${BODY_LIMIT} bytes.` }, 413),
    }),
    visitorLanguage,
    (c) =>
      answerSendContactEmail(c, services, isLanguageCode(c.var.language) ? c.var.language : DEFAULT_LANGUAGE),
  );
  functions.all(SEND_CONTACT_EMAIL, (c) =>
    c.json({ error: `${c.req.method} is not allowed here: send a POST.` }, 405, { Allow: 'POST, OPTIONS' }),
  );
  functions.all('*', (c) => c.json({ error: 'There is no function of this name.' }, 404));
  functions.onError((error, c) => {
    // The client disconnected while sending the body: not an error of ours, and nobody reads the answer.
    if ('code' in error && error.code === 'ECONNRESET')
      return c.json({ error: 'The request body was incomplete.' }, 400);
    services.log.error('function.failed', { error });
    return c.json({ error: 'The function failed. Please try again.' }, 500);
  });
  return functions;
}

/** How many keys are looked up in the store for one client that is over the limit. */
export const KEY_LOOKUPS = { count: 30, seconds: 60 };

/** Applies the limit, except to a repeat: a call whose key the store knows, whatever else it sends. */
function exceptRepeats(limit: Limit, { store, now }: Pick<ContactServices, 'store' | 'now'>) {
  const lookups = createLimit(KEY_LOOKUPS);
  return createMiddleware<ClientEnv>(async (c, next) => {
    const refusal = await limit(c);
    const key = c.req.header(IDEMPOTENCY_HEADER) ?? '';
    if (!refusal) return next();
    if (key === '' || !lookups.take(c.var.client.address)) return refusal;
    const first = await store.findByKey(key, now()).catch(() => undefined);
    return first ? next() : refusal;
  });
}

const SEND_CONTACT_EMAIL = '/send-contact-email';

/** Headers that the client, its tracing and this site's form may send. */
const CLIENT_HEADERS = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'x-region',
  'traceparent',
  'tracestate',
  'baggage',
  IDEMPOTENCY_HEADER.toLowerCase(),
  SIGNALS_HEADER.toLowerCase(),
];

const visitorLanguage = languageDetector({
  order: ['cookie', 'header'],
  lookupCookie: LANGUAGE_KEY,
  supportedLanguages: PUBLIC_LANGUAGES.map(({ code }) => code),
  fallbackLanguage: DEFAULT_LANGUAGE,
  // Browsers name the two written forms of Norwegian, never the language.
  convertDetectedLanguage: (code) => code.replace(/^n[bn]\b/i, 'no'),
  caches: false,
});
