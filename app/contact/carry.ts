import { useNavigate } from 'react-router';
import { addToContactDraft } from './drafts.ts';
import type { ContactMessage } from './message.ts';

/** What another form of the site has already asked for. */
export type Prefill = Partial<ContactMessage>;

/** Where every form of the site leads to. */
export const CONTACT_FORM = '/contact#form';

/** State of a navigation whose form was filled in on the way: the focus goes to its first empty required field. */
export const CARRIED = { carried: true };

/** Goes to the contact page with these values in its form; they never show in the address. */
export function useCarryToContact(): (values: Prefill) => void {
  const navigate = useNavigate();
  return (values) => {
    addToContactDraft(values);
    void navigate(CONTACT_FORM, { state: CARRIED });
  };
}

export function isCarried(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'carried' in state;
}
