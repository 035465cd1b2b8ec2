import type { NoticePhrases } from './notices.tsx';

/** The notices of the contact form, word for word (specification, section 8). */
export const CONTACT_NOTICES = {
  missing: { kind: 'bad', title: 'Missing Information', text: 'Please fill in all required fields.' },
  sent: {
    kind: 'good',
    title: 'Message Sent!',
    text: "Thank you for your message. We'll get back to you soon.",
  },
  failed: { kind: 'bad', title: 'Error', text: 'Failed to send message. Please try again.' },
} satisfies Record<string, NoticePhrases>;

/** After the join dialog: nothing was sent, and what to do instead (decisions, "Forms: no dead ends"). */
export const JOIN_NOTICE = {
  kind: 'good',
  title: 'Almost there',
  text: 'Accounts are opened with our team during onboarding.',
} satisfies NoticePhrases;

export const JOIN_ACTION = 'Contact our team';
