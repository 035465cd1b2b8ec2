import type { NoticeName } from './notice-phrases.ts';
import type { FieldProblems, Prefill } from './message.ts';

/** Outcome of a form posted without JavaScript, shown by the page in the response. */
export interface Posted {
  /** HTTP status of the response; 200 by default. */
  status?: number;
  values?: Prefill;
  problems?: FieldProblems;
  notice?: NoticeName;
  /** English phrase: what to do next. */
  hint?: string;
}

/** Shown to a client that has posted too often. The form was not read, so only the browser still has the text. */
export const RATE_LIMITED = {
  status: 429,
  notice: 'failed',
  hint: 'You have sent several messages in a short time. Go back: what you typed is still there. Wait a minute, then send it again.',
} satisfies Posted;
