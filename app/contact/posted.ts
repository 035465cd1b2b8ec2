import type { NoticeName } from '../shell/notice-phrases.ts';
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
