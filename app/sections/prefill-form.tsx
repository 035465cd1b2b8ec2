import type { FormEvent, ReactNode } from 'react';
import { useHref } from 'react-router';
import { CONTACT_FORM, usePrefillContact } from '../contact/prefill.ts';
import { useDraft } from '../contact/drafts.ts';
import { readPostedForm } from '../contact/posted-form.ts';

interface PrefillFormProps {
  /** Names the form's draft, so it must be unique on the site. */
  name: string;
  className: string;
  /** Fields with the names of the contact form's. */
  children: ReactNode;
}

/**
 * A form that sends no message: it takes what was typed to the contact form, by navigation state, or without
 * JavaScript by a post that only fills in the form there.
 */
export function PrefillForm({ name, className, children }: PrefillFormProps) {
  const prefill = usePrefillContact();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    prefill(readPostedForm(new FormData(event.currentTarget)).values);
  }

  return (
    <form
      ref={useDraft()}
      name={name}
      className={className}
      method="post"
      action={useHref(CONTACT_FORM)}
      onSubmit={submit}
    >
      <input type="hidden" name="intent" value="prefill" />
      {children}
    </form>
  );
}
