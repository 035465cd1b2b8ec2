/**
 * Keeps the chosen billing period in the query of the address, so that visitors can share it. A choice adds no history
 * entry, so Back leaves the page.
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
}
