/** Prepares the page for print. */
export function startPrint(): void {
  openFoldedParts();
  window.addEventListener('beforeprint', writeDates);
}

/** The day of printing. Written only then, because the first date that a browser formats takes 20 ms. */
function writeDates() {
  const locale = `${document.documentElement.lang}-u-ca-gregory-nu-latn`;
  const today = new Date().toLocaleDateString(locale, { dateStyle: 'long' });
  for (const printed of document.querySelectorAll('[data-printed]')) printed.textContent = today;
}

/**
 * Opens folded parts for printing. Details with the same `name` close each other, so opened ones lose their name
 * meanwhile. Newer browsers print them without scripts too (site/styles/print.css).
 */
function openFoldedParts() {
  const names = new Map<HTMLDetailsElement, string | null>();
  window.addEventListener('beforeprint', () => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      names.set(one, one.getAttribute('name'));
      one.removeAttribute('name');
      one.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const [one, name] of names) {
      one.open = false;
      if (name !== null) one.setAttribute('name', name);
    }
    names.clear();
  });
}
