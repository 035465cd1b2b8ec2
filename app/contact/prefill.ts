import { useNavigate } from 'react-router';
import { addToContactDraft } from './drafts.ts';
import type { ContactMessage } from './message.ts';

/** What another form of the site has already asked for. */
export type Prefill = Partial<ContactMessage>;

/** Where every form of the site leads to. */
export const CONTACT_FORM = '/contact#form';

/** State of a navigation whose form was filled in on the way: the focus goes to its first empty required field. */
export const PREFILLED = { prefilled: true };

/** Goes to the contact page with these values in its form; they never show in the address. */
export function usePrefillContact(): (values: Prefill) => void {
  const navigate = useNavigate();
  return (values) => {
    addToContactDraft(values);
    void navigate(CONTACT_FORM, { state: PREFILLED });
  };
}

export function isPrefilled(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'prefilled' in state;
}
