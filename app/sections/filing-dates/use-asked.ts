import type { ChangeEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

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
    void navigate({ search: `?${new URLSearchParams(values)}` }, { replace: true, preventScrollReset: true });
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
