/** Dialogs and questions in browsers that lack what they rely on. `<details name>` is older than both others. */
export function startDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./older-browsers.ts').then(({ addPolyfills }) => addPolyfills(), console.error);
  }
  // A link closes the dialog that it is in: it may lead to a place on this page, and Back must not bring back an open menu.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest('dialog a, dialog button[command="show-modal"]');
    pressed?.closest('dialog')?.close();
  });
}
