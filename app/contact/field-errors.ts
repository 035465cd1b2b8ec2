import type { ContactField, FieldProblem } from './message.ts';

/** The English phrase beside a field that says what is wrong with it and how to fix it. */
export function fieldErrorPhrase(field: ContactField, problem: FieldProblem): string {
  if (problem === 'too-long') return TOO_LONG;
  if (problem === 'required' || problem === 'wrong-type') return REQUESTS[field];
  return problem === 'email' ? REQUESTS_VALID_EMAIL : REQUESTS.companyType;
}

const TOO_LONG = 'Use at most {limit} characters.';

const REQUESTS_VALID_EMAIL = 'Enter an email address like name@company.com.';

/** Also where a backend refused a field and its reason is not known here. */
const REQUESTS: Readonly<Record<ContactField, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  company: TOO_LONG,
  companyType: 'Choose one of the options.',
  message: 'Enter your message.',
};
