import type { ReactNode } from 'react';
import { CONTACT_FORM } from './contact-fields.ts';
import { useLocalizePath } from '../language/use-language.ts';

interface PrefillFormProps {
  /** Names the form's unsent input, so it must be unique on the site. */
  name: string;
  /** The form's id, for a button outside the form. */
  id?: string;
  className: string;
  /** Fields with the names of the contact form's. */
  children: ReactNode;
}

/**
 * A form that sends no message: it carries its values to the contact form (site/browser/typed/prefill.ts), or without
 * JavaScript by a post, which only fills in the form there.
 */
export function PrefillForm({ name, id, className, children }: PrefillFormProps) {
  return (
    <form
      name={name}
      id={id}
      className={className}
      method="post"
      action={useLocalizePath()(CONTACT_FORM)}
      data-prefill=""
    >
      <input type="hidden" name="intent" value="prefill" />
      {children}
    </form>
  );
}
