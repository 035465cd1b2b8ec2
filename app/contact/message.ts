import * as v from 'valibot';

/** Values sent to the backend, in the order of the select (specification, section 3). */
export const COMPANY_TYPES = ['public', 'private', 'pre-ipo'] as const;

/** Maximum characters of each field. 254 is the longest email address that the path limit of RFC 5321 allows. */
export const LIMITS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  company: 200,
  message: 5000,
} as const;

const required = (limit: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(limit, 'too-long'));

/**
 * A contact message as the form sends it and `send-contact-email` receives it. Used in the browser and on the server.
 * Issue messages are codes (`required`, `too-long`, `email`, `company-type`), never texts for visitors.
 */
export const contactMessage = v.object({
  firstName: required(LIMITS.firstName),
  lastName: required(LIMITS.lastName),
  email: v.pipe(required(LIMITS.email), v.rfcEmail('email')),
  company: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.company, 'too-long')), ''),
  companyType: v.nullish(v.picklist(['', ...COMPANY_TYPES], 'company-type'), ''),
  message: required(LIMITS.message),
});

export type ContactMessage = v.InferOutput<typeof contactMessage>;
export type ContactField = keyof ContactMessage;

const FIELD_PROBLEMS = ['required', 'too-long', 'email', 'company-type', 'wrong-type'] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** Fields of the form, in their order on the page. */
export const CONTACT_FIELDS = Object.keys(contactMessage.entries) as ContactField[];

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
