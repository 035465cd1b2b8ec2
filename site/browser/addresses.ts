import { plainAddress } from '../contact/plain-address.ts';

/**
 * Mends what the browser takes for no email address: one with invisible characters, copied from elsewhere, and in Safari
 * one at an international domain. `change` comes before the browser checks the form.
 */
export function startAddresses(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.validity.typeMismatch)
      target.value = plainAddress(target.value);
  });
}
