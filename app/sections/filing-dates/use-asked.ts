import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** The one form of the page; the controls of the event clock name it. */
export const FORM_ID = 'filing';

/**
 * Handlers that put what the form says into the address. Each choice replaces the address, so that Back leaves the page.
 * Nothing is sent. Without scripts the form asks the server.
 */
export function useAsked() {
  const navigate = useNavigate();

  function show() {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    const search = `?${new URLSearchParams(values)}`;
    void navigate({ search }, { replace: true, preventScrollReset: true, state: BY_FORM });
  }

  return {
    /** While a year is being typed it is out of range, and the dates stay. */
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
      if (target.validity.valid) show();
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      show();
    },
  };
}

const BY_FORM = 'by form';

/**
 * The key of the fields. It changes when a link or Back changes the address, so that the fields show what the address says.
 * It stays while the form itself changes the address, so that the focus and a half-typed year stay.
 */
export function useFieldsKey(): number {
  const { search, state } = useLocation();
  // Back returns to an address that the form wrote, but does not replace one.
  const byForm = useNavigationType() === 'REPLACE' && state === BY_FORM;
  const [seen, setSeen] = useState({ search, key: 0 });
  if (seen.search === search) return seen.key;
  const key = byForm ? seen.key : seen.key + 1;
  setSeen({ search, key });
  return key;
}
