/**
 * Makes dialogs and questions work in browsers without `commandfor` or `closedby`. `<details name>` is older than both.
 */
export function startDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./older-browsers.ts').then(({ addPolyfills }) => addPolyfills(), console.error);
  }
  // A link closes the dialog that it is in: it may lead to a place on this page, and Back must not bring back an open
  // menu.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('button[command="show-modal"]');
    if (opener) nameChosen(opener);
    const pressed = target.closest('dialog a, dialog button[command="show-modal"]');
    pressed?.closest('dialog')?.close();
  });
}

/** The dialog names the choice made by the button that opens it, such as a plan. */
function nameChosen({ dataset, ownerDocument }: HTMLElement): void {
  const place = ownerDocument.querySelector('[data-chosen-here]');
  if (place) place.textContent = dataset.chosen ?? '';
}
