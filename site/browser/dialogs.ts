/** Dialogs and questions in browsers that lack what they rely on. `<details name>` is older than both others. */
export function startDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./older-browsers.ts').then(({ addPolyfills }) => addPolyfills(), console.error);
  }
  // A link closes the dialog that it is in: it may lead to a place on this page, and Back must not bring back an open menu.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('button[command="show-modal"]');
    if (opener) nameChosen(opener);
    const pressed = target.closest('dialog a, dialog button[command="show-modal"]');
    pressed?.closest('dialog')?.close();
  });
}

/** The dialog names what was chosen with the button that opens it, such as a plan. */
function nameChosen({ dataset, ownerDocument }: HTMLElement): void {
  const place = ownerDocument.querySelector('[data-chosen-here]');
  if (place) place.textContent = dataset.chosen ?? '';
}
