import type { ContactField } from './contact-fields.ts';
import type { FieldProblem } from './message.ts';

/** English phrase for a field error: what is wrong and how to fix it. */
export function fieldErrorPhrase(field: ContactField, problem: FieldProblem): string {
  if (problem === 'too-long') return TOO_LONG;
  if (problem === 'required' || problem === 'wrong-type') return INSTRUCTIONS[field];
  return problem === 'email' ? VALID_EMAIL : INSTRUCTIONS.companyType;
}

const TOO_LONG = 'Use at most {limit} characters.';

const VALID_EMAIL = 'Enter an email address like name@company.com.';

/** Also for fields that a backend refused for an unknown reason. */
const INSTRUCTIONS: Readonly<Record<ContactField, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  company: TOO_LONG,
  companyType: 'Choose one of the options.',
  message: 'Enter your message.',
};
