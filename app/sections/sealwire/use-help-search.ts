import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The name of the field, and so of the parameter: `/support?q=wallet`. */
export const QUERY = 'q';

/**
 * The query of the search. The address follows what is typed, so that it can be shared and Back finds it again.
 * Without JavaScript the form asks the server, which reads the same address.
 */
export function useHelpSearch() {
  const [params, setParams] = useSearchParams();
  // The address follows in a transition, which would be too late for a field.
  const [typed, setTyped] = useState<string>();

  function type(next: string) {
    setTyped(next);
    setParams(next.trim() ? { [QUERY]: next } : {}, { replace: true });
  }

  return {
    query: typed ?? params.get(QUERY) ?? '',
    type,
    submit: (event: FormEvent) => event.preventDefault(),
    clear: () => type(''),
  };
}
