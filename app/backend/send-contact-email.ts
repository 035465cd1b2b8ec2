import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import * as v from 'valibot';
import { formatSignals, SIGNALS_HEADER, type FormSignals } from '../contact/form-signals.ts';
import {
  CONTACT_FIELDS,
  isFieldProblem,
  type ContactMessage,
  type FieldProblems,
} from '../contact/message.ts';

export interface Backend {
  /** Address of the hosted backend, without a slash at the end; empty for this site itself, in its own pages. */
  url: string;
  key: string;
}

export interface RequestMeta {
  signals: FormSignals;
  /** One UUID for each filled-in form, so that a repeated call stores nothing twice. */
  idempotencyKey?: string;
}

/** Milliseconds after which a call has failed; this site's own function takes less, also when its store is down. */
export const CALL_LIMIT_MS = 20_000;

/**
 * Invokes the backend's function `send-contact-email`. Answers when the message is stored; throws when it is
 * not, with the fields at fault where the backend names them.
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

/** A hosted project answers the browser's preflight only for the headers that its client sends itself. */
function ownHeaders({ signals, idempotencyKey }: RequestMeta): Record<string, string> {
  return {
    [SIGNALS_HEADER]: formatSignals(signals),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** The fields that the backend refused, each with the reason where it is known; empty for any other failure. */
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

/** `problems` comes from this site's own function only. */
const REFUSAL = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fields: v.record(v.string(), v.unknown()),
    problems: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
);
