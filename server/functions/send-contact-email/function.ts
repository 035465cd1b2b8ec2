import type { Context } from 'hono';
import { CONTACT_FIELDS, LIMITS, type ContactField } from '../../../site/contact/contact-fields.ts';
import type { FieldProblem, FieldProblems } from '../../../site/contact/message.ts';
import { isIdempotencyKey } from '../../../site/contact/idempotency-key.ts';
import { parseSignals, SIGNALS_HEADER } from '../../../site/contact/form-signals.ts';
import type { LanguageCode } from '../../../site/language/languages.ts';
import { refuse } from '../../middleware/rate-limit.ts';
import {
  readContactMessage,
  receiveContactMessage,
  type ContactOutcome,
  type ContactServices,
} from './receive.ts';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * `POST send-contact-email`. Answers `{"ok":true,"id":…}` once the message is stored, otherwise `{"error":…}` with a
 * sentence for developers and, for wrong input, `fields` with a sentence each and `problems` with a code each.
 * @param fallback the language when the caller does not name the page's
 */
export async function answerSendContactEmail(c: Context, services: ContactServices, fallback: LanguageCode) {
  const idempotencyKey = c.req.header(IDEMPOTENCY_HEADER);
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return c.json({ error: `${IDEMPOTENCY_HEADER} must be 1 to 200 visible ASCII characters.` }, 400);
  }
  if (!isJson(c.req.header('Content-Type'))) {
    return c.json({ error: 'The body must be JSON: send it with Content-Type: application/json.' }, 415);
  }
  const input = await readObject(c);
  if (!input) return c.json({ error: 'The body must be one JSON object.' }, 400);
  const read = readContactMessage(input);
  if ('problems' in read) {
    const { problems } = read;
    return c.json({ error: 'Some fields are missing or wrong.', fields: inWords(problems), problems }, 400);
  }

  const signals = parseSignals(c.req.header(SIGNALS_HEADER));
  const language = signals?.language ?? fallback;
  const meta = { language, page: pageOf(c), idempotencyKey, signals };
  return answer(c, await receiveContactMessage(services, read.message, meta));
}

/** The path of the page that calls, from `Referer`. Browsers send other sites' pages as an origin only. */
function pageOf(c: Context): string | undefined {
  const from = URL.parse(c.req.header('Referer') ?? '');
  return from?.host === c.req.header('Host') ? from?.pathname.slice(0, LONGEST_PATH) : undefined;
}

const LONGEST_PATH = 200;

function isJson(contentType = '') {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

/** Undefined when the body is not a JSON object, or is incomplete. */
async function readObject(c: Context): Promise<object | undefined> {
  try {
    const value: unknown = await c.req.json();
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function answer(c: Context, result: ContactOutcome) {
  switch (result.outcome) {
    case 'accepted':
      return c.json({ ok: true, id: result.id });
    case 'conflict':
      return c.json({ error: `This ${IDEMPOTENCY_HEADER} was used for another message.` }, 422);
    case 'limited':
      return refuse(c, result.retryAfterSeconds);
    case 'unavailable':
      return c.json({ error: 'The message could not be stored. Please try again.' }, 503, {
        'Retry-After': '30',
      });
  }
}

function inWords(problems: FieldProblems) {
  const sentences: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) {
    const problem = problems[field];
    if (problem) sentences[field] = `${field} ${PREDICATES[problem](field)}.`;
  }
  return sentences;
}

const LONGEST: Partial<Record<ContactField, number>> = LIMITS;

const PREDICATES: Record<FieldProblem, (field: ContactField) => string> = {
  required: () => 'is required',
  'too-long': (field) => `is longer than ${LONGEST[field]} characters`,
  email: () => 'must be an email address',
  'company-type': () => 'must be empty, public, private or pre-ipo',
  'wrong-type': () => 'must be a text',
};
