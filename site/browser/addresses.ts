import { plainAddress } from '../contact/plain-address.ts';

/**
 * Fixes email addresses that the browser rejects: copied ones with invisible characters, and in Safari
 * addresses at international domains. `change` comes before the browser checks the form.
 */
export function startAddresses(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.validity.typeMismatch)
      target.value = plainAddress(target.value);
  });
}
