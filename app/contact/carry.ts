import { useNavigate } from 'react-router';
import type { ContactMessage } from './message.ts';

/** What another form of the site has already asked for. */
export type Prefill = Partial<ContactMessage>;

/** Values for the contact page travel in the navigation's state, never in the address. */
export interface ContactState {
  prefill: Prefill;
}

/** Where every form of the site leads to. */
export const CONTACT_FORM = '/contact#form';

/** Goes to the contact page with its form filled in. */
export function useCarryToContact(): (prefill: Prefill) => void {
  const navigate = useNavigate();
  return (prefill) => void navigate(CONTACT_FORM, { state: { prefill } satisfies ContactState });
}

export function prefillOf(state: unknown): Prefill | undefined {
  if (typeof state !== 'object' || state === null || !('prefill' in state)) return undefined;
  return (state as ContactState).prefill;
}
