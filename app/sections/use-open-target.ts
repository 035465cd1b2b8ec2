import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the closed item that hides what the address names (`#item-3`). Browsers do it themselves when a page is
 * loaded at such an address, most of them; none does it for a client navigation.
 */
export function useOpenTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const item = target?.closest('details');
    if (!item || item.open) return;
    item.open = true;
    target?.scrollIntoView();
  }, [hash]);
}
