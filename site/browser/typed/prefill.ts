import { readPostedForm } from '../../contact/posted-form.ts';
import { carryToContact } from './unsent-input.ts';
import { closeNotice, showNotice } from '../notices.ts';

/**
 * Makes forms and links carry typed values or their own words to the contact form. Without scripts the forms post
 * them there, and the links open an empty form.
 */
export function startPrefill(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-prefill]')) return;
    const data = new FormData(form);
    const { values } = readPostedForm(data);
    const href = form.getAttribute('action') ?? '';
    form.closest('dialog')?.close();
    const isJoin = event.submitter?.matches('[data-join]');
    if (isJoin) {
      const [name, email] = [data.get('name'), data.get('email')];
      console.log('Join', { name, email, password: MASK, confirmPassword: MASK });
      for (const password of form.querySelectorAll<HTMLInputElement>('[type=password]')) password.value = '';
      showNotice();
    } else {
      closeNotice();
    }
    if (isJoin || carryToContact(values, href)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-message]') : null;
    if (!(link instanceof HTMLAnchorElement) || isForAnotherTab(event)) return;
    if (carryToContact({ message: link.dataset.message ?? '' }, link.href)) event.preventDefault();
  });
}

const MASK = '********';

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}
