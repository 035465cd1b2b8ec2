import { COMPANY_TYPES, CONTACT_FIELDS } from './contact-fields.ts';
import { TRAP_FIELD, type FormSignals } from './form-signals.ts';
import { isIdempotencyKey, KEY_FIELD } from './idempotency-key.ts';
import type { Prefill } from './message.ts';

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
    if (typeof value !== 'string') continue;
    if (field === 'companyType') values.companyType = COMPANY_TYPES.find((type) => type === value) ?? '';
    else values[field] = value;
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
