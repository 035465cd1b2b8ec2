import { createContext, use } from 'react';
import type { NoticePhrases } from '../shell/notices.tsx';
import type { Prefill } from './prefill.ts';
import type { FieldProblems } from './message.ts';

/** Outcome of a form posted without JavaScript, shown by the page in the response. */
export interface Posted {
  /** HTTP status of the response; 200 by default. */
  status?: number;
  values?: Prefill;
  problems?: FieldProblems;
  notice?: NoticePhrases;
  /** English phrase: what to do next. */
  hint?: string;
}

export const PostedContext = createContext<Posted | undefined>(undefined);

/** Undefined without a posted form, and after the first client navigation. */
export function usePosted(): Posted | undefined {
  return use(PostedContext);
}
