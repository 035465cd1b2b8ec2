import type { ContactField, FieldProblem } from './message.ts';

const REQUIRED: Partial<Record<ContactField, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  message: 'Enter your message.',
};

/** The English phrase beside a field that tells what is wrong with it and how to mend it. */
export function fieldErrorPhrase(field: ContactField, problem: FieldProblem): string {
  if (problem === 'required') return REQUIRED[field] ?? 'Fill in this field.';
  if (problem === 'too-long') return 'Use at most {limit} characters.';
  if (problem === 'email') return 'Enter an email address like name@company.com.';
  return 'Choose one of the options.';
}
