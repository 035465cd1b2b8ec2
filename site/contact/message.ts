import * as v from 'valibot';
import { COMPANY_TYPES, CONTACT_FIELDS, LIMITS, type ContactField } from './contact-fields.ts';
import { plainAddress } from './plain-address.ts';

/** A posted form has two characters for each line break where the browser's value has one. */
const plainText = (text: string) => text.replaceAll('\r\n', '\n').trim();

const required = (limit: number, clean = plainText) =>
  v.pipe(v.string(), v.transform(clean), v.nonEmpty('required'), v.maxLength(limit, 'too-long'));

/**
 * A contact message as the form sends it and `send-contact-email` receives it. Used in the browser and on the server.
 * Lengths are in UTF-16 units, as `maxlength` counts.
 * Issue messages are codes (`required`, `too-long`, `email`, `company-type`), never texts for visitors.
 */
export const contactMessage = v.object({
  firstName: required(LIMITS.firstName),
  lastName: required(LIMITS.lastName),
  email: v.pipe(required(LIMITS.email, plainAddress), v.rfcEmail('email')),
  company: v.nullish(v.pipe(v.string(), v.transform(plainText), v.maxLength(LIMITS.company, 'too-long')), ''),
  companyType: v.nullish(v.picklist(['', ...COMPANY_TYPES], 'company-type'), ''),
  message: required(LIMITS.message),
} satisfies Record<ContactField, unknown>);

export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** Values of the contact form, or of another one for it, that nobody has validated. */
export type Prefill = Partial<Record<ContactField, string>>;

export const FIELD_PROBLEMS = ['required', 'too-long', 'email', 'company-type', 'wrong-type'] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** Returns either the trimmed message or the first problem of each invalid field. */
export function checkContactMessage(
  input: unknown,
): { message: ContactMessage } | { problems: FieldProblems } {
  const result = v.safeParse(contactMessage, input);
  if (result.success) return { message: result.output };
  const problems: FieldProblems = {};
  for (const field of CONTACT_FIELDS) {
    const issue = result.issues.find((one) => one.path?.[0]?.key === field);
    if (issue) problems[field] ??= problemOf(issue);
  }
  return { problems };
}

export function isFieldProblem(value: unknown): value is FieldProblem {
  return FIELD_PROBLEMS.some((problem) => problem === value);
}

function problemOf(issue: { message: string; input: unknown }): FieldProblem {
  if (issue.input === undefined || issue.input === null) return 'required';
  return isFieldProblem(issue.message) ? issue.message : 'wrong-type';
}
