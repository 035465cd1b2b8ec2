import type { ReactNode } from 'react';
import { Link } from '../language/link.tsx';
import { CONTACT_FORM } from './contact-fields.ts';

interface ContactLinkProps {
  /** The first words of the message, in the visitor's language. */
  message: string;
  className?: string;
  children: ReactNode;
}

/** A link to the contact form that starts the message. Without JavaScript the form is empty. */
export function ContactLink({ message, className, children }: ContactLinkProps) {
  return (
    <Link className={className} to={CONTACT_FORM} data-message={message}>
      {children}
    </Link>
  );
}
