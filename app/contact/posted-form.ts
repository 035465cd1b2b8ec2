import { COMPANY_TYPES, CONTACT_FIELDS } from './message.ts';
import { TRAP_FIELD, type FormSignals } from './form-signals.ts';
import type { Prefill } from './prefill.ts';

/** What a form posted without JavaScript holds, and what it asks for. */
export interface PostedForm {
  /** `prefill`: another form of the site hands its values on. `send`: the contact form itself. */
  intent: 'prefill' | 'send';
  values: Prefill;
  signals: FormSignals;
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
  return {
    intent: form.get('intent') === 'prefill' ? 'prefill' : 'send',
    values,
    signals: { trap: Boolean(form.get(TRAP_FIELD)) },
  };
}

/** The contact form asks for two names: the last word is taken as the last name, the visitor can mend it. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
