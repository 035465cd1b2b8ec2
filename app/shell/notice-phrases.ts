import type { Posted } from '../contact/posted.ts';
import type { NoticePhrases } from './notices.tsx';

/** Notices of the contact form, word for word (specification, section 8). */
export const CONTACT_NOTICES = {
  missing: { kind: 'bad', title: 'Missing Information', text: 'Please fill in all required fields.' },
  sent: {
    kind: 'good',
    title: 'Message Sent!',
    text: "Thank you for your message. We'll get back to you soon.",
  },
  failed: { kind: 'bad', title: 'Error', text: 'Failed to send message. Please try again.' },
} satisfies Record<string, NoticePhrases>;

/** Shown to a client that has posted too often. The form was not read, so only the browser still has the text. */
export const RATE_LIMITED = {
  status: 429,
  notice: CONTACT_NOTICES.failed,
  hint: 'You have sent several messages in a short time. Go back: what you typed is still there. Wait a minute, then send it again.',
} satisfies Posted;

/** Shown after the join dialog, which sends nothing. Its action leads to the contact form (decision 018). */
export const JOIN_NOTICE = {
  kind: 'good',
  title: 'Almost there',
  text: 'Accounts are opened with our team during onboarding.',
} satisfies NoticePhrases;

export const JOIN_ACTION = 'Contact our team';
