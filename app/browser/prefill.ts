import { readPostedForm } from '../contact/posted-form.ts';
import { carryToContact } from './drafts.ts';

/**
 * Forms and links that lead to the contact form with what was typed or what they say. Without scripts the forms post
 * it there, and the links open an empty form.
 */
export function startPrefill(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-prefill]')) return;
    const { values } = readPostedForm(new FormData(form));
    if (carryToContact(values, form.getAttribute('action') ?? '')) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-message]') : null;
    if (!(link instanceof HTMLAnchorElement) || isForAnotherTab(event)) return;
    if (carryToContact({ message: link.dataset.message ?? '' }, link.href)) event.preventDefault();
  });
}

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}
