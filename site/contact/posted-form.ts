import { CONTACT_FIELDS } from './contact-fields.ts';
import { TRAP_FIELD, type FormSignals } from './form-signals.ts';
import { isIdempotencyKey, KEY_FIELD } from './idempotency-key.ts';
import type { NoticeName } from './form-phrases.ts';
import type { FieldProblems, Prefill } from './message.ts';

/** A form posted without JavaScript. */
export interface PostedForm {
  /** `prefill`: another form, to fill in the contact form. `send`: the contact form itself. */
  intent: 'prefill' | 'send';
  values: Prefill;
  signals: FormSignals;
  /** Present if the page's scripts had loaded. */
  idempotencyKey?: string;
}

export function readPostedForm(form: FormData): PostedForm {
  const values: Prefill = {};
  for (const field of CONTACT_FIELDS) {
    const value = form.get(field);
    if (typeof value === 'string') values[field] = value;
  }
  const name = form.get('name');
  if (typeof name === 'string') Object.assign(values, splitName(name));
  const key = form.get(KEY_FIELD);
  return {
    intent: form.get('intent') === 'prefill' ? 'prefill' : 'send',
    values,
    signals: { trap: Boolean(form.get(TRAP_FIELD)) },
    ...(typeof key === 'string' && isIdempotencyKey(key) && { idempotencyKey: key }),
  };
}

/** Takes the last word as the last name; the visitor can correct it in the contact form. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** The outcome of a posted form, which the page in the response shows. */
export interface Posted {
  /** HTTP status of the response; 200 by default. */
  status?: number;
  values?: Prefill;
  problems?: FieldProblems;
  /** Where the answer to the message goes; absent when none was sent. */
  sentTo?: string;
  /** Why no message was sent. */
  notice?: NoticeName;
  /** English phrase: what to do next. */
  hint?: string;
}

/** Shown to a client that has posted too often. The form was not read, so only the browser still has the text. */
export const RATE_LIMITED = {
  status: 429,
  notice: 'failed',
  hint: 'You have sent several messages in a short time. Go back: what you typed is still there. Wait a minute, then send it again.',
} satisfies Posted;
