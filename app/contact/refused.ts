import { CONTACT_NOTICES } from '../shell/notice-phrases.ts';
import type { Posted } from './posted.ts';

/** A form that is refused before it is read: its client has sent too many. The browser still has what was typed. */
export const REFUSED = {
  status: 429,
  notice: CONTACT_NOTICES.failed,
  hint: 'You have sent several messages in a short time. Go back: what you typed is still there. Wait a minute, then send it again.',
} satisfies Posted;
