import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The name of the field, and so of the parameter: `/support?q=wallet`. */
export const QUERY = 'q';

/**
 * The query of the search: what has been typed since, else what the address says. Without JavaScript the form
 * asks the server, which reads the same address; so both paint the same.
 */
export function useHelpSearch() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? params.get(QUERY) ?? '';

  function goTo(next: string) {
    setTyped(undefined);
    setParams(next.trim() ? { [QUERY]: next } : {}, { preventScrollReset: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    goTo(query);
  }

  return { query, type: setTyped, submit, clear: () => goTo('') };
}
