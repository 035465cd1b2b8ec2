import type { ReactNode } from 'react';
import { useTranslate } from '../../language/use-translate.ts';

interface InvitationProps {
  /** English phrases. */
  title: string;
  description: string;
  /** The buttons. */
  children: ReactNode;
}

/** How the showcase pages end: the call to action, under a double rule. */
export function Invitation({ title, description, children }: InvitationProps) {
  const t = useTranslate();
  return (
    <section className="wrap page-head broad invitation">
      <h2>{t(title)}</h2>
      <div>
        <p>{t(description)}</p>
        <p className="acts">{children}</p>
      </div>
    </section>
  );
}
