/** Dialogs and questions in browsers that lack what they rely on. `<details name>` is older than both others. */
export function startDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    import('./older-browsers.ts').then(({ addPolyfills }) => addPolyfills(), console.error);
  }
  // A page that comes back as it was left shows no menu; and a link may lead to a place on the page.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest('dialog a, dialog button[command="show-modal"]');
    pressed?.closest('dialog')?.close();
  });
}
