import type { Text } from '../language/text.ts';
import { EmailLink } from './email-link.tsx';
import type { Entry } from './entries.tsx';

interface ContactWay {
  title: Text;
  description: Text;
  /** An email, or the placeholder for the site's own. */
  contact?: string;
  additional?: Text;
}

/** A way to reach the team, as an entry among facts. */
export function wayOf({ title, description, contact, additional }: ContactWay): Entry {
  if (!contact) return { title, description, note: additional };
  return {
    title,
    description: <EmailLink address={contact} />,
    note: (
      <>
        {description} {additional}
      </>
    ),
  };
}
