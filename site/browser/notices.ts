import type { Prefill } from '../contact/message.ts';
import { carryToContact } from './typed/unsent-input.ts';
import { element } from './element.ts';

/** The result of something that a visitor did in a dialog that has closed. Texts are in the language `lang`. */
export interface Notice {
  title: string;
  text: string;
  /** Label of the button that closes it. */
  close: string;
  lang: string;
  /** A button that leads to the contact form. */
  action: { label: string; href: string; values: Prefill };
}

/** Shows a notice until it is closed or the page is left. */
export function showNotice({ title, text, close, lang, action }: Notice): void {
  const words = element('p', {}, element('b', {}, title), ' ', text);
  const follow = element('button', { type: 'button', className: 'btn btn-line btn-small' }, action.label);
  follow.addEventListener('click', () => {
    closeNotice();
    carryToContact(action.values, action.href);
  });
  // The same attribute as on the page's dialogs.
  const icon = document.querySelector('.dialog-top svg')?.cloneNode(true) ?? '×';
  const cross = element('button', { type: 'button', className: 'icon-btn', ariaLabel: close }, icon);
  cross.addEventListener('click', closeNotice);
  const notice = element(
    'div',
    { className: 'spread notice notice-good', lang, role: 'status' },
    words,
    follow,
    cross,
  );
  notice.addEventListener('focusin', noteFocusBefore);
  document.querySelector('.notices')?.replaceChildren(notice);
  window.addEventListener('pagehide', closeNotice, { once: true });
}

function closeNotice() {
  const box = document.querySelector('.notices');
  const hadFocus = box?.contains(document.activeElement);
  box?.replaceChildren();
  if (hadFocus) before?.focus({ preventScroll: true });
}

/** What had the focus before it moved into the notice. */
let before: HTMLElement | undefined;

function noteFocusBefore({ currentTarget, relatedTarget }: FocusEvent) {
  const isInside =
    currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isInside) before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
}
