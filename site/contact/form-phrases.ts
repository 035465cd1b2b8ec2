import type { ContactField } from './contact-fields.ts';
import type { FieldProblem } from './message.ts';

/** Options of the select; the first one means that nothing is chosen. English phrases. */
export const TYPE_OPTIONS = [
  { value: '', phrase: 'Choose one' },
  { value: 'public', phrase: 'Public Company' },
  { value: 'private', phrase: 'Private Company' },
  { value: 'pre-ipo', phrase: 'Pre-IPO Company' },
];

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

/** English phrases of the notices of the contact form, word for word (requirements 8.7 to 8.9). */
export const SENT = {
  title: 'Message Sent!',
  text: "Thank you for your message. We'll get back to you soon.",
};

/** Why the message was not sent. */
export const NOTICES = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
} as const;

export type NoticeName = keyof typeof NOTICES;
