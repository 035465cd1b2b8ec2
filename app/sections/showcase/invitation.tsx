import { type Text } from '../../language/text.ts';
import type { ReactNode } from 'react';

interface InvitationProps {
  title: Text;
  description: Text;
  /** The buttons. */
  children: ReactNode;
}

/** How the showcase pages end: the call to action, under a double rule. */
export function Invitation({ title, description, children }: InvitationProps) {
  return (
    <section className="wrap page-head broad invitation">
      <h2>{title}</h2>
      <div>
        <p>{description}</p>
        <p className="acts">{children}</p>
      </div>
    </section>
  );
}
