import { readPostedForm } from '../../contact/posted-form.ts';
import { carryToContact } from './unsent-input.ts';
import { showNotice, type Notice } from '../notices.ts';

/**
 * Makes forms and links carry typed values or their own words to the contact form. Without scripts the forms post
 * it there, and the links open an empty form.
 */
export function startPrefill(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-prefill]')) return;
    const data = new FormData(form);
    const { values } = readPostedForm(data);
    const href = form.getAttribute('action') ?? '';
    form.closest('dialog')?.close();
    const join = event.submitter?.dataset.join;
    if (join) {
      const { label, ...notice }: JoinNotice = JSON.parse(join);
      const [name, email] = [data.get('name'), data.get('email')];
      console.log('Join', { name, email, password: MASK, confirmPassword: MASK });
      for (const password of form.querySelectorAll<HTMLInputElement>('[type=password]')) password.value = '';
      showNotice({ ...notice, action: { label, href, values } });
    }
    if (join || carryToContact(values, href)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-message]') : null;
    if (!(link instanceof HTMLAnchorElement) || isForAnotherTab(event)) return;
    if (carryToContact({ message: link.dataset.message ?? '' }, link.href)) event.preventDefault();
  });
}

/** The text of a Join button after joining (site/shell/join-dialog.tsx), and the label of the button that leads on. */
export type JoinNotice = Omit<Notice, 'action'> & { label: string };

const MASK = '********';

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}
