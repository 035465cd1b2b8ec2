import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { FIRST_KEY } from '../painted.ts';
import type { NoticePhrases } from '../shell/notices.tsx';
import type { Prefill } from './carry.ts';
import type { FieldProblems } from './contact-form.tsx';

/** What came of a form that was posted without JavaScript, as the page that answers shows it. */
export interface Posted {
  /** HTTP status of the answer; 200 unless it says another. */
  status?: number;
  values?: Prefill;
  problems?: FieldProblems;
  notice?: NoticePhrases;
}

export const PostedContext = createContext<Posted | undefined>(undefined);

/** Undefined when the page answers no form; a page that is opened later in the visit never does. */
export function usePosted(): Posted | undefined {
  const { key } = useLocation();
  const posted = use(PostedContext);
  return key === FIRST_KEY ? posted : undefined;
}
