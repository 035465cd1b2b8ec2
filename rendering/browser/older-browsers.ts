/**
 * Stands in for what promised browsers lack of the platform that the site's markup relies on (docs/decisions/016). Only
 * browsers that lack some of it load this file (app/entry.client.ts). Support: MDN's data, November 2026.
 */
export function standIn(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    // On the window, behind all other listeners: as commands of the platform, this comes last and can be prevented.
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
  // Nor is it to open as a popover.
  event.preventDefault();
  if (button.getAttribute('command') === 'close') return dialog.close();
  if (dialog.open) return;
  // The dialog gives the focus back to what has it now, and Safari does not focus a button that is clicked. One in a
  // dialog that is just closing would be gone by then.
  if (!button.closest('dialog:not([open])')) button.focus();
  dialog.showModal();
}

/** Opened before this file was here. */
function makeModal(dialog: HTMLDialogElement) {
  dialog.hidePopover();
  dialog.showModal();
}

/** `closedby="any"`: Chrome 134, Firefox 141, Safari not before 27.3. A press that begins within the dialog does not count. */
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
