import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import * as v from 'valibot';
import { formatSignals, SIGNALS_HEADER, type FormSignals } from '../contact/form-signals.ts';
import { CONTACT_FIELDS } from '../contact/contact-fields.ts';
import { isFieldProblem, type ContactMessage, type FieldProblems } from '../contact/message.ts';

export interface Backend {
  /** URL without a trailing slash; empty for this site's own server. */
  url: string;
  key: string;
}

interface RequestMeta {
  signals: FormSignals;
  /** The same UUID for every attempt, so that a retry is not stored twice. */
  idempotencyKey?: string;
}

/** This site's own function responds sooner, even when its store is down. */
export const CALL_LIMIT_MS = 20_000;

/**
 * Calls the backend function `send-contact-email`. Resolves when the message is stored.
 * @throws when it is not stored; {@link refusedFields} reads the invalid fields from the error
 */
export async function sendContactEmail(
  backend: Backend,
  message: ContactMessage,
  meta: RequestMeta,
): Promise<void> {
  const client = new FunctionsClient(`${backend.url || location.origin}/functions/v1`, {
    headers: { apikey: backend.key, Authorization: `Bearer ${backend.key}` },
  });
  const { error } = await client.invoke('send-contact-email', {
    body: { ...message },
    timeout: CALL_LIMIT_MS,
    headers: backend.url === '' ? ownHeaders(meta) : {},
  });
  if (error) throw error;
}

/** Only for this site's server: a hosted project allows no headers beyond those of its client in the CORS preflight. */
function ownHeaders({ signals, idempotencyKey }: RequestMeta): Record<string, string> {
  return {
    [SIGNALS_HEADER]: formatSignals(signals),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** The fields that the backend refused, with the reason if known. Empty for any other failure. */
export async function refusedFields(error: unknown): Promise<FieldProblems> {
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) return {};
  const refusal = v.safeParse(REFUSAL, await error.context.text());
  if (!refusal.success) return {};
  const { fields, problems } = refusal.output;
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => field in fields).map((field) => {
      const problem = problems[field];
      return [field, isFieldProblem(problem) ? problem : 'wrong-type'];
    }),
  );
}

/** Only this site's own function sends `problems`. */
const REFUSAL = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fields: v.record(v.string(), v.unknown()),
    problems: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
);
