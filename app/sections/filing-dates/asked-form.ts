import type { ChangeEvent, SubmitEvent } from 'react';

/** The one form of the page; the controls of the event clock name it. */
export const FORM_ID = 'filing';

/** Handlers of a control and of the form, which tell that a choice was made. Without scripts the form asks the server. */
export function askedHandlers(onChoice: () => void) {
  return {
    /** While a year is being typed it is out of range, and the dates stay. */
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
      if (target.validity.valid) onChoice();
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      onChoice();
    },
  };
}
