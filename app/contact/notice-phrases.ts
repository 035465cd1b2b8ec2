import type { NoticeKind } from '../ui/notice.tsx';

/** A notice in English phrases. */
export interface NoticePhrases {
  kind: NoticeKind;
  title: string;
  text: string;
}

/** Notices of the contact form, word for word (specification, section 8), and that of the join dialog. */
export const NOTICES = {
  missing: { kind: 'bad', title: 'Missing Information', text: 'Please fill in all required fields.' },
  sent: {
    kind: 'good',
    title: 'Message Sent!',
    text: "Thank you for your message. We'll get back to you soon.",
  },
  failed: { kind: 'bad', title: 'Error', text: 'Failed to send message. Please try again.' },
  // The join dialog sends nothing (decision 018). Beside it is a button that leads to the contact form.
  join: {
    kind: 'good',
    title: 'Almost there',
    text: 'Accounts are opened with our team during onboarding.',
  },
} as const satisfies Record<string, NoticePhrases>;

export type NoticeName = keyof typeof NOTICES;
