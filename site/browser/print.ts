/**
 * Opens folded parts for printing. Details with the same `name` close each other, so opened ones lose their name
 * meanwhile. Newer browsers print them without scripts too (site/styles/print.css).
 */
export function startPrint(): void {
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
