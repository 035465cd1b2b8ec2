import type { NoticePhrases } from '../shell/notices.tsx';

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
