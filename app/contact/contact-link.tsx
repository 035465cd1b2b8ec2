import type { ReactNode } from 'react';
import { Link } from '../language/link.tsx';
import { PREFILLED, CONTACT_FORM } from './prefill.ts';
import { addToContactDraft } from './drafts.ts';

interface ContactLinkProps {
  /** The first words of the message, in the visitor's language. */
  message: string;
  className?: string;
  children: ReactNode;
}

/** A link to the contact form that starts the message. Without JavaScript the form is empty. */
export function ContactLink({ message, className, children }: ContactLinkProps) {
  return (
    <Link
      className={className}
      to={CONTACT_FORM}
      state={PREFILLED}
      onClick={() => addToContactDraft({ message })}
    >
      {children}
    </Link>
  );
}
