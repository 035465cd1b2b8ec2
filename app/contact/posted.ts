import { createContext, use } from 'react';
import type { NoticePhrases } from '../shell/notices.tsx';
import type { Prefill } from './prefill.ts';
import type { FieldProblems } from './message.ts';

/** What came of a form that was posted without JavaScript, as the page that answers shows it. */
export interface Posted {
  /** HTTP status of the answer; 200 unless it says another. */
  status?: number;
  values?: Prefill;
  problems?: FieldProblems;
  notice?: NoticePhrases;
  /** English phrase: what to do next. */
  hint?: string;
}

export const PostedContext = createContext<Posted | undefined>(undefined);

/** Undefined when the page answers no form, and on every further page of the document. */
export function usePosted(): Posted | undefined {
  return use(PostedContext);
}
