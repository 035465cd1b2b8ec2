import { useNavigate } from 'react-router';
import { addToContactDraft } from './drafts.ts';
import type { ContactMessage } from './message.ts';

/** Values entered in another form of the site. */
export type Prefill = Partial<ContactMessage>;

/** Every form of the site leads here. */
export const CONTACT_FORM = '/contact#form';

/** Navigation state that moves the focus to the first empty required field. */
export const PREFILLED = { prefilled: true };

/** Navigates to the contact page and fills in its form. The values never appear in the URL. */
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
