/**
 * The address says which billing period is chosen, so that it can be shared. Each choice replaces it, and Back still
 * leaves the page.
 */
export function startBillingPeriod(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-period]');
  const asked = new URLSearchParams(window.location.search).get('period');
  for (const radio of radios) {
    if (radio.value === asked) radio.checked = true;
    radio.addEventListener('change', () => {
      history.replaceState(history.state, '', `?period=${radio.value}`);
    });
  }
  // Only for printing, because the first date that a browser formats takes 20 ms.
  window.addEventListener('beforeprint', () => {
    const locale = `${document.documentElement.lang}-u-ca-gregory-nu-latn`;
    const today = new Date().toLocaleDateString(locale, { dateStyle: 'long' });
    for (const printed of document.querySelectorAll('[data-printed]')) printed.textContent = today;
  });
}
