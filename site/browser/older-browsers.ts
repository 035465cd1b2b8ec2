/**
 * Implements `commandfor`, `closedby` and `<details name>` in supported browsers that lack them (decision 016). Only
 * browsers without `commandfor` or `closedby` load this file (site/browser/dialogs.ts). Versions below: MDN's data,
 * November 2026.
 */
export function addPolyfills(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    // On the window, so that all other listeners run first and can prevent it, as they can prevent a native command.
    window.addEventListener('click', obeyCommand);
    if (CSS.supports('selector(:popover-open)')) {
      document.querySelectorAll<HTMLDialogElement>('dialog:popover-open').forEach(makeModal);
    }
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.querySelectorAll<HTMLDialogElement>('dialog[closedby="any"]').forEach(closeByClickBeside);
  }
  if (!('name' in HTMLDetailsElement.prototype)) {
    document.addEventListener('toggle', closeOthersOfName, { capture: true });
  }
}

/** `command` and `commandfor`: Chrome 135, Firefox 144, Safari 26.2. */
function obeyCommand(event: MouseEvent) {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('button[commandfor]');
  if (!button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Otherwise `popovertarget` would open the dialog as a popover.
  event.preventDefault();
  if (button.getAttribute('command') === 'close') return dialog.close();
  if (dialog.open) return;
  // A dialog returns the focus on closing to the element that had it on opening, and Safari does not focus a clicked
  // button. A button in a dialog that has just closed is hidden and cannot take the focus.
  if (!button.closest('dialog:not([open])')) button.focus();
  dialog.showModal();
}

/** For a dialog that was opened as a popover before this file was loaded. */
function makeModal(dialog: HTMLDialogElement) {
  dialog.hidePopover();
  dialog.showModal();
}

/** `closedby="any"`: Chrome 134, Firefox 141, no Safari before 27.3. Ignores a press that begins inside the dialog. */
function closeByClickBeside(dialog: HTMLDialogElement) {
  let beganBeside = false;
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { top, right, bottom, left } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(event)) dialog.close();
  });
}

/** `<details name>`: Chrome 120, Firefox 130, Safari 17.2. */
function closeOthersOfName({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute('name');
  if (!name) return;
  for (const item of document.querySelectorAll<HTMLDetailsElement>(
    `details[name="${CSS.escape(name)}"][open]`,
  )) {
    if (item !== target) item.open = false;
  }
}
