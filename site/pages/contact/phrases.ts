import { CONTACT_FIELDS } from '../../contact/contact-fields.ts';
import { FIELD_PROBLEMS } from '../../contact/message.ts';
import { fieldErrorPhrase, NOTICES, RATE_LIMITED, TYPE_OPTIONS } from '../../contact/posted.ts';

/** English phrases that the form may show beside the literals of its sources (site/islands/island.tsx). */
export const CONTACT_PHRASES: readonly string[] = [
  ...TYPE_OPTIONS.map(({ phrase }) => phrase),
  ...Object.values(NOTICES).flatMap(({ title, text }) => [title, text]),
  RATE_LIMITED.hint,
  ...CONTACT_FIELDS.flatMap((field) => FIELD_PROBLEMS.map((problem) => fieldErrorPhrase(field, problem))),
];
